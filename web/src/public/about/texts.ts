import { texts } from '@tzemed/contract/text/texts';

export const aboutTexts = texts({
  title: { he: 'אודות', en: 'About', ar: 'من نحن' },
  heading: { he: 'מי זוכר בשבילם?', en: 'Who remembers for them?', ar: 'من يتذكر من أجلهم؟' },
  lead: {
    he: 'צמד נולד כדי שלכל חיה יהיה בית שזוכר: מתי, כמה, ומי כבר עשה.',
    en: 'Tzemed was made so that every animal has a home that remembers: when, how much, and who has done it already.',
    ar: 'وُلد تسيمد ليكون لكل حيوان بيت يتذكر: متى، وكم، ومن أنجز ذلك.',
  },
  mission: { he: 'המשימה שלנו', en: 'Our mission', ar: 'مهمتنا' },
  missionText: {
    he: 'חיות לא יודעות לספר מה כואב ומתי החיסון. אנחנו רוצים שמי שאוהב אותן ידע, תמיד, ובלי מאמץ.',
    en: 'Animals can’t tell what hurts and when the next shot is due. We want those who love them to know, always, and without effort.',
    ar: 'الحيوانات لا تعرف أن تقول ما يؤلمها ومتى التطعيم. نريد أن يعرف من يحبها، دائمًا، وبلا جهد.',
  },
  valuesHeading: { he: 'במה אנחנו מאמינים', en: 'What we believe in', ar: 'بماذا نؤمن' },
  love: { he: 'אהבה לבעלי חיים', en: 'Love of animals', ar: 'حب الحيوانات' },
  loveText: {
    he: 'מתחילים מהם: מה יקל עליהם, ורק אחר כך מה ייראה טוב על המסך.',
    en: 'We begin with them: what makes life easier for them, and only then what looks good on a screen.',
    ar: 'نبدأ منهم: ما الذي يسهّل عليهم، وبعدها فقط ما يبدو جميلًا على الشاشة.',
  },
  innovation: { he: 'חדשנות', en: 'Innovation', ar: 'الابتكار' },
  innovationText: {
    he: 'מחפשים את הדרך הקצרה: צילום במקום הקלדה, לחיצה אחת במקום חמש.',
    en: 'We look for the short way: a photo instead of typing, one press instead of five.',
    ar: 'نبحث عن الطريق القصير: صورة بدل الكتابة، وضغطة واحدة بدل خمس.',
  },
  reliability: { he: 'אמינות', en: 'Reliability', ar: 'الموثوقية' },
  reliabilityText: {
    he: 'תזכורת שמגיעה, מידע שלא הולך לאיבוד, ומילה שאנחנו עומדים בה.',
    en: 'A reminder that arrives, information that is not lost, and a word that we keep.',
    ar: 'تذكير يصل، ومعلومات لا تضيع، وكلمة نلتزم بها.',
  },
  teamHeading: { he: 'מי אנחנו', en: 'Who we are', ar: 'من نحن' },
  design: { he: 'מוצר ועיצוב', en: 'Product and design', ar: 'المنتج والتصميم' },
  designText: {
    he: 'המסכים, הציורים של החיות, וכל מילה שכתובה כאן.',
    en: 'The screens, the drawings of the animals, and every word that is written here.',
    ar: 'الشاشات ورسوم الحيوانات وكل كلمة مكتوبة هنا.',
  },
  development: { he: 'פיתוח', en: 'Development', ar: 'التطوير' },
  developmentText: {
    he: 'הקוד, והדאגה ששום רשומה לא תלך לאיבוד.',
    en: 'The code, and the care that no record is ever lost.',
    ar: 'الشيفرة، والحرص على ألّا يضيع أي سجل.',
  },
  support: { he: 'תמיכה ותוכן', en: 'Support and content', ar: 'الدعم والمحتوى' },
  supportText: {
    he: 'התשובות לפניות שלכם, וההסברים שנכתבים לפני שצריך לשאול.',
    en: 'The answers to your requests, and the explanations written before you need to ask.',
    ar: 'الإجابات عن طلباتكم، والشروح المكتوبة قبل أن تحتاجوا إلى السؤال.',
  },
  wayHeading: { he: 'הדרך עד כאן', en: 'Our story so far', ar: 'الطريق حتى الآن' },
  idea: { he: 'הרעיון', en: 'The idea', ar: 'الفكرة' },
  ideaText: {
    he: 'פתק עם מועד החיסון נעלם מהמקרר. החלטנו שזה לא יקרה שוב.',
    en: 'A note with the date of a vaccination vanished from the fridge. We decided that it would not happen again.',
    ar: 'اختفت ورقة موعد التطعيم عن الثلاجة. قررنا ألّا يتكرر ذلك.',
  },
  firstVersion: { he: 'הגרסה הראשונה', en: 'The first version', ar: 'الإصدار الأول' },
  firstVersionText: {
    he: 'תיק רפואי, תזכורות והוצאות, בעברית ומימין לשמאל מהיום הראשון.',
    en: 'Medical records, reminders and expenses, in Hebrew and from right to left from the first day.',
    ar: 'سجل طبي وتذكيرات ومصاريف، بالعبرية ومن اليمين إلى اليسار منذ اليوم الأول.',
  },
  opened: { he: 'הבית נפתח', en: 'The home opens', ar: 'البيت يُفتح' },
  openedText: {
    he: 'שיתוף עם המשפחה, שלוש שפות, והתראות לכל מכשיר.',
    en: 'Sharing with the family, three languages, and notifications on every device.',
    ar: 'مشاركة مع العائلة، وثلاث لغات، وإشعارات على كل جهاز.',
  },
  closing: { he: 'מי גר אצלכם?', en: 'Who lives with you?', ar: 'من يعيش معكم؟' },
  closingText: { he: 'נשמח להכיר.', en: 'We’d love to meet them.', ar: 'يسعدنا التعرّف إليهم.' },
});
