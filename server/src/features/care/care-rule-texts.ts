import type { Lang } from '@tzemed/contract/text/languages';
import { texts } from '@tzemed/contract/text/texts';

/** Names of rules, and one sentence on what they ask for. Never a dose, and never what an animal has. */
export const ruleTexts: Readonly<Record<string, Record<Lang, { readonly title: string; readonly basis: string }>>> = {
  il_rabies: {
    he: { title: 'חיסון כלבת', basis: 'אחרי שני חיסונים, כל 24 חודשים.' },
    en: { title: 'Rabies vaccine', basis: 'After two shots, every 24 months.' },
    ar: { title: 'لقاح داء الكلب', basis: 'بعد لقاحين، كل 24 شهرًا.' },
  },
  il_chip: {
    he: { title: 'שבב', basis: 'לכל כלב, עד גיל 3 חודשים. השבב מושתל בביקור של חיסון הכלבת הראשון.' },
    en: { title: 'Microchip', basis: 'Every dog, by three months of age, at the visit of the first rabies vaccine.' },
    ar: { title: 'شريحة إلكترونية', basis: 'لكل كلب حتى عمر 3 أشهر، في زيارة لقاح داء الكلب الأول.' },
  },
  il_licence: {
    he: { title: 'רישיון לכלב', basis: 'מגיל 3 חודשים, לשנה מיום ההנפקה. נדרשים חיסון כלבת ושבב.' },
    en: {
      title: 'Dog licence',
      basis: 'From three months of age, for a year from its issue. Needs rabies vaccine and chip.',
    },
    ar: { title: 'رخصة الكلب', basis: 'من عمر 3 أشهر، لسنة من يوم الإصدار. يلزم لقاح داء الكلب وشريحة.' },
  },
  il_hexavalent: {
    he: { title: 'חיסון משושה', basis: 'סדרה בשנה הראשונה, ואחריה מדי שנה.' },
    en: { title: 'Hexavalent vaccine', basis: 'A series in the first year, then once a year.' },
    ar: { title: 'اللقاح السداسي', basis: 'سلسلة في السنة الأولى، ثم مرة في السنة.' },
  },
  il_quadrivalent: {
    he: { title: 'חיסון מרובע', basis: 'סדרה בשנה הראשונה, ואחריה מדי שנה.' },
    en: { title: 'Quadrivalent vaccine', basis: 'A series in the first year, then once a year.' },
    ar: { title: 'اللقاح الرباعي', basis: 'سلسلة في السنة الأولى، ثم مرة في السنة.' },
  },
  il_rabies_cat: {
    he: { title: 'חיסון כלבת לחתולים', basis: 'אין חובה בחוק. מומלץ מדי שנה לחתולים שיוצאים החוצה.' },
    en: { title: 'Rabies vaccine for cats', basis: 'Not required by law. Advised once a year for cats that go out.' },
    ar: { title: 'لقاح داء الكلب للقطط', basis: 'غير إلزامي قانونًا. يُنصح به سنويًا للقطط التي تخرج.' },
  },
  il_felv: {
    he: { title: 'חיסון לויקמיה', basis: 'לחתולים שיוצאים החוצה: שתי מנות מגיל 8 שבועות, ואחר כך מדי שנה.' },
    en: {
      title: 'Feline leukaemia vaccine',
      basis: 'For cats that go out: two doses from 8 weeks of age, then once a year.',
    },
    ar: { title: 'لقاح ابيضاض الدم', basis: 'للقطط التي تخرج: جرعتان من عمر 8 أسابيع، ثم سنويًا.' },
  },
  il_deworm: {
    he: { title: 'תילוע', basis: 'אחת לחודש עד גיל חצי שנה, ואחר כך כל חצי שנה.' },
    en: { title: 'Deworming', basis: 'Once a month up to six months of age, then every six months.' },
    ar: { title: 'علاج الديدان', basis: 'مرة في الشهر حتى عمر نصف سنة، ثم كل نصف سنة.' },
  },
  il_flea_tick: {
    he: { title: 'פרעושים וקרציות', basis: 'בארץ מטפלים כל השנה. חודש, 12 שבועות או 8 חודשים, לפי התכשיר.' },
    en: { title: 'Fleas and ticks', basis: 'All year round in Israel: a month, 12 weeks or 8 months, by product.' },
    ar: { title: 'البراغيث والقراد', basis: 'في إسرائيل على مدار السنة: شهر أو 12 أسبوعًا أو 8 أشهر، حسب المستحضر.' },
  },
  il_spirocerca: {
    he: { title: 'תולעת הפארק', basis: 'כל חודש, חודשיים או 3 חודשים.' },
    en: { title: 'Park worm (Spirocerca)', basis: 'Every one, two or three months.' },
    ar: { title: 'دودة الحدائق (سبيروسيركا)', basis: 'كل شهر أو شهرين أو 3 أشهر.' },
  },
  il_kennel_cough: {
    he: { title: 'שעלת המכלאות', basis: 'מדי שנה, למי ששוהים בפנסיון או נפגשים עם הרבה כלבים.' },
    en: { title: 'Kennel cough', basis: 'Once a year, for dogs that board or meet many others.' },
    ar: { title: 'سعال الكلاب', basis: 'سنويًا، لمن يقيم في نُزل الكلاب أو يلتقي بكثير منها.' },
  },
  care_walk: {
    he: { title: 'טיול', basis: 'טיול יומי.' },
    en: { title: 'Walk', basis: 'A daily walk.' },
    ar: { title: 'نزهة', basis: 'نزهة يومية.' },
  },
  care_meal: {
    he: { title: 'ארוחה', basis: 'סימון יומי שהארוחה ניתנה.' },
    en: { title: 'Meal', basis: 'A daily mark that the meal was given.' },
    ar: { title: 'وجبة', basis: 'علامة يومية على تقديم الوجبة.' },
  },
  care_water: {
    he: { title: 'מים טריים', basis: 'שטיפת הכלי ומילוי מים טריים.' },
    en: { title: 'Fresh water', basis: 'Rinse the bowl and fill it with fresh water.' },
    ar: { title: 'ماء نظيف', basis: 'شطف الوعاء وملؤه بماء نظيف.' },
  },
  care_litter: {
    he: { title: 'ניקוי ארגז החול', basis: 'ניקוי יומי של ארגז החול.' },
    en: { title: 'Cleaning the litter box', basis: 'Clean the litter box every day.' },
    ar: { title: 'تنظيف صندوق الرمل', basis: 'تنظيف يومي لصندوق الرمل.' },
  },
  care_cage: {
    he: { title: 'ניקוי הכלוב', basis: 'החלפת המצע וניקוי הכלים.' },
    en: { title: 'Cleaning the cage', basis: 'Change the bedding and clean the bowls.' },
    ar: { title: 'تنظيف القفص', basis: 'تغيير الفرشة وتنظيف الأوعية.' },
  },
  care_water_change: {
    he: { title: 'החלפת מים', basis: 'החלפה של חלק ממי האקווריום.' },
    en: { title: 'Changing the water', basis: 'Change some of the water of the tank.' },
    ar: { title: 'تغيير الماء', basis: 'تغيير جزء من ماء الحوض.' },
  },
  care_tank: {
    he: { title: 'ניקוי האקווריום', basis: 'ניקוי הזכוכית, המצע והמסנן.' },
    en: { title: 'Cleaning the tank', basis: 'Clean the glass, the gravel and the filter.' },
    ar: { title: 'تنظيف الحوض', basis: 'تنظيف الزجاج والقاع والمرشّح.' },
  },
  care_brush: {
    he: { title: 'סירוק', basis: 'לפרווה ארוכה לעיתים קרובות יותר.' },
    en: { title: 'Brushing', basis: 'More often for long hair.' },
    ar: { title: 'تمشيط', basis: 'مرات أكثر للفراء الطويل.' },
  },
  care_nails: {
    he: { title: 'גזירת ציפורניים', basis: 'בדיקה של הציפורניים, וגזירה לפי הצורך.' },
    en: { title: 'Nail trimming', basis: 'Look at the nails, and trim them if they need it.' },
    ar: { title: 'تقليم الأظافر', basis: 'فحص الأظافر وتقليمها عند الحاجة.' },
  },
  care_weigh: {
    he: { title: 'שקילה', basis: 'שקילה חודשית. שינוי במשקל כדאי להראות לווטרינר.' },
    en: { title: 'Weighing', basis: 'Once a month. Show a change in weight to your vet.' },
    ar: { title: 'وزن', basis: 'مرة في الشهر. من المفيد عرض أي تغيّر في الوزن على الطبيب البيطري.' },
  },
  care_checkup: {
    he: { title: 'בדיקה שנתית אצל הווטרינר', basis: 'אצל וטרינר שמטפל בבעלי חיים מהסוג הזה.' },
    en: { title: 'Yearly check at the vet', basis: 'At a vet who treats animals of this kind.' },
    ar: { title: 'فحص سنوي لدى الطبيب البيطري', basis: 'لدى طبيب بيطري يعالج حيوانات من هذا النوع.' },
  },
};

export const planTexts = texts({
  reminders: { he: 'תזכורות לפי התוכנית', en: 'Reminders by the plan', ar: 'تذكيرات حسب الخطة' },
  outdoor: { he: 'יציאה החוצה', en: 'Goes out', ar: 'الخروج من البيت' },
  step: { he: '{title}, מנה {nth}', en: '{title}, {nth} dose', ar: '{title}، الجرعة {nth}' },
  firstRabies: { he: 'חיסון כלבת ראשון', en: 'First rabies vaccine', ar: 'لقاح داء الكلب الأول' },
  firstRabiesAndChip: {
    he: 'חיסון כלבת ראשון ושבב',
    en: 'First rabies vaccine and microchip',
    ar: 'لقاح داء الكلب الأول والشريحة',
  },
  rabiesAge: {
    he: 'כל כלב, בגיל 75 עד 90 ימים.',
    en: 'Every dog, at 75 to 90 days of age.',
    ar: 'كل كلب، في عمر 75 إلى 90 يومًا.',
  },
  rabiesAgeAndChip: {
    he: 'כל כלב, בגיל 75 עד 90 ימים. השבב מושתל באותו ביקור.',
    en: 'Every dog, at 75 to 90 days of age. The chip is placed at the same visit.',
    ar: 'كل كلب، في عمر 75 إلى 90 يومًا. تُزرع الشريحة في الزيارة نفسها.',
  },
  rabiesSecond: {
    he: 'חודש עד 3 חודשים אחרי הראשון, ומשם כל 24 חודשים.',
    en: 'One to three months after the first, then every 24 months.',
    ar: 'بعد شهر إلى 3 أشهر من الأول، ثم كل 24 شهرًا.',
  },
  rabiesSecondAfter: {
    he: 'הראשון נרשם ב־{day}. השני חודש עד 3 חודשים אחריו, ומשם כל 24 חודשים.',
    en: 'The first was entered on {day}. The second comes one to three months later, then every 24 months.',
    ar: 'سُجّل الأول في {day}. الثاني بعد شهر إلى 3 أشهر منه، ثم كل 24 شهرًا.',
  },
  rabiesSingle: {
    he: 'נרשם חיסון אחד, ב־{day}. אם היו אחרים לפניו, הבא 24 חודשים אחריו. אם לא, ודאו עם הווטרינר הרשותי.',
    en: 'One shot is entered, on {day}. If others came before it, the next is 24 months after it. If not, ask the municipal vet.',
    ar: 'سُجّل لقاح واحد في {day}. إن سبقته لقاحات أخرى فالتالي بعد 24 شهرًا منه. وإلا فاسألوا الطبيب البيطري في السلطة المحلية.',
  },
  rabiesUnknown: {
    he: 'אין רישום של חיסון. אם ניתן, רשמו את האחרון. כלב שמגיע בלי רישום מחוסן מיד, ושוב אחרי חודש עד 3 חודשים.',
    en: 'No shot is entered. If there was one, enter the last. A dog that arrives without a record is vaccinated at once, and again one to three months later.',
    ar: 'لا يوجد تسجيل للقاح. إن أُعطي فسجّلوا الأخير. الكلب الذي يصل بلا تسجيل يُطعَّم فورًا، ومرة أخرى بعد شهر إلى 3 أشهر.',
  },
  atWeeks: { he: 'בגיל {weeks} שבועות.', en: 'At {weeks} weeks of age.', ar: 'في عمر {weeks} أسبوعًا.' },
  nextAtWeeks: {
    he: 'הקודמת נרשמה ב־{day}; הבאה בגיל {weeks} שבועות.',
    en: 'The one before was entered on {day}; the next is at {weeks} weeks of age.',
    ar: 'سُجّلت السابقة في {day}؛ التالية في عمر {weeks} أسبوعًا.',
  },
  optionalAtWeeks: {
    he: 'רשות, בגיל {weeks} שבועות.',
    en: 'Optional, at {weeks} weeks of age.',
    ar: 'اختيارية، في عمر {weeks} أسبوعًا.',
  },
  secondAfter: {
    he: '3 עד 4 שבועות אחרי הראשונה, שנרשמה ב־{day}.',
    en: 'Three to four weeks after the first, which was entered on {day}.',
    ar: 'بعد 3 إلى 4 أسابيع من الأولى، التي سُجّلت في {day}.',
  },
  second: {
    he: '3 עד 4 שבועות אחרי הראשונה.',
    en: 'Three to four weeks after the first.',
    ar: 'بعد 3 إلى 4 أسابيع من الأولى.',
  },
  last: { he: 'נרשם לאחרונה ב־{day}.', en: 'Last entered on {day}.', ar: 'سُجّل آخر مرة في {day}.' },
  lastTask: { he: 'נעשה לאחרונה ב־{day}.', en: 'Last done on {day}.', ar: 'أُنجز آخر مرة في {day}.' },
  valid: {
    he: 'נרשם ב־{day}, בתוקף עד {until}.',
    en: 'Entered on {day}, valid until {until}.',
    ar: 'سُجّل في {day}، وساري حتى {until}.',
  },
  skipped: { he: 'דילגתם ב־{day}.', en: 'Skipped on {day}.', ar: 'تم التخطي في {day}.' },
  unknown: {
    he: 'אין רישום. אם כבר נעשה, רשמו מתי.',
    en: 'Nothing is entered. If it was done, enter when.',
    ar: 'لا يوجد تسجيل. إن كان قد أُنجز فسجّلوا متى.',
  },
  chipUnknown: {
    he: 'לא רשום שבב בפרופיל.',
    en: 'No chip is entered in the profile.',
    ar: 'لا توجد شريحة مسجَّلة في الملف.',
  },
  chosen: { he: 'לפי בחירתכם.', en: 'As you chose.', ar: 'حسب اختياركم.' },
  licenceUntil: {
    he: 'לפי התוקף שנרשם בפרופיל.',
    en: 'By the validity in the profile.',
    ar: 'حسب السريان المسجَّل في الملف.',
  },
  exempt: { he: 'פטור עד {day}.', en: 'Exempt until {day}.', ar: 'معفى حتى {day}.' },
});

/** Ordinals of doses, from the first. */
export const ordinals: Readonly<Record<Lang, readonly string[]>> = {
  he: ['ראשונה', 'שנייה', 'שלישית', 'רביעית', 'חמישית'],
  en: ['first', 'second', 'third', 'fourth', 'fifth'],
  ar: ['الأولى', 'الثانية', 'الثالثة', 'الرابعة', 'الخامسة'],
};
