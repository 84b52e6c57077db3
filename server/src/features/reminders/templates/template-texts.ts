import type { Lang } from '@tzemed/contract/text/languages';

type Said = { readonly title: string; readonly description: string };

/** Sentence in every template where a vet decides. */
export const vetDecides: Record<Lang, string> = {
  he: 'לפי המקובל; הווטרינר שלכם מחליט.',
  en: 'According to common practice; your vet decides.',
  ar: 'وفق المتعارف عليه؛ وطبيبكم البيطري هو من يقرر.',
};

/** And what everyone that the law demands: it knows exceptions. */
export const lawSays: Record<Lang, string> = {
  he: 'חובה לפי החוק. לפרטים פנו לווטרינר הרשותי.',
  en: 'Required by law. Ask the municipal vet for details.',
  ar: 'إلزامي بموجب القانون. للتفاصيل توجّهوا إلى الطبيب البيطري في السلطة المحلية.',
};

/** The words of the rules by their keys. Never a dose, and never what an animal has. */
export const templateTexts = {
  il_rabies: {
    he: {
      title: 'חיסון כלבת',
      description: 'החיסון הראשון ניתן בגיל 75 עד 90 יום, ואחרי החיסון השני פעם ב־24 חודשים.',
    },
    en: {
      title: 'Rabies vaccine',
      description: 'The first one at 75 to 90 days of age; after the second one, every 24 months.',
    },
    ar: {
      title: 'لقاح داء الكلب',
      description: 'يُعطى اللقاح الأول في عمر 75 إلى 90 يومًا، وبعد اللقاح الثاني مرة كل 24 شهرًا.',
    },
  },
  il_rabies_second: {
    he: { title: 'חיסון כלבת שני', description: 'חודש עד שלושה חודשים אחרי חיסון הכלבת הראשון.' },
    en: { title: 'Second rabies vaccine', description: 'One to three months after the first rabies vaccine.' },
    ar: { title: 'لقاح داء الكلب الثاني', description: 'بعد شهر إلى ثلاثة أشهر من لقاح داء الكلب الأول.' },
  },
  il_licence: {
    he: {
      title: 'חידוש רישיון כלב',
      description: 'לכל כלב מגיל שלושה חודשים צריך רישיון. הוא בתוקף לשנה מיום שהונפק.',
    },
    en: {
      title: 'Dog licence renewal',
      description: 'Every dog needs a licence from three months of age. It is valid for a year from its issue.',
    },
    ar: {
      title: 'تجديد رخصة الكلب',
      description: 'كل كلب يحتاج إلى رخصة من عمر ثلاثة أشهر. وهي سارية لمدة سنة من يوم إصدارها.',
    },
  },
  il_chip: {
    he: { title: 'החדרת שבב', description: 'עד גיל שלושה חודשים, בביקור של חיסון הכלבת הראשון.' },
    en: { title: 'Microchip', description: 'By three months of age, at the visit of the first rabies vaccine.' },
    ar: { title: 'زرع الشريحة', description: 'حتى عمر ثلاثة أشهر، في زيارة لقاح داء الكلب الأول.' },
  },

  il_hexavalent_puppy: {
    he: { title: 'חיסון משושה לגורים', description: 'סדרת החיסונים של השנה הראשונה: בגיל 6, 9 ו־12 שבועות.' },
    en: {
      title: 'Hexavalent vaccine for puppies',
      description: 'The series of the first year: at 6, 9 and 12 weeks of age.',
    },
    ar: {
      title: 'اللقاح السداسي للجراء',
      description: 'سلسلة لقاحات السنة الأولى: في عمر 6 و9 و12 أسبوعًا.',
    },
  },
  il_hexavalent: {
    he: { title: 'חיסון משושה', description: 'בגיל 16 שבועות, ואחר כך פעם בשנה.' },
    en: { title: 'Hexavalent vaccine', description: 'At 16 weeks of age, then once a year.' },
    ar: { title: 'اللقاح السداسي', description: 'في عمر 16 أسبوعًا، ثم مرة في السنة.' },
  },
  il_quadrivalent_kitten: {
    he: { title: 'חיסון מרובע לגורים', description: 'סדרת החיסונים של השנה הראשונה: בגיל 8 ו־12 שבועות.' },
    en: {
      title: 'Quadrivalent vaccine for kittens',
      description: 'The series of the first year: at 8 and 12 weeks of age.',
    },
    ar: {
      title: 'اللقاح الرباعي للقطط الصغيرة',
      description: 'سلسلة لقاحات السنة الأولى: في عمر 8 و12 أسبوعًا.',
    },
  },
  il_quadrivalent: {
    he: { title: 'חיסון מרובע', description: 'בגיל 16 שבועות, ואחר כך פעם בשנה.' },
    en: { title: 'Quadrivalent vaccine', description: 'At 16 weeks of age, then once a year.' },
    ar: { title: 'اللقاح الرباعي', description: 'في عمر 16 أسبوعًا، ثم مرة في السنة.' },
  },
  il_spirocerca: {
    he: {
      title: 'טיפול נגד תולעת הפארק',
      description: 'לרוב פעם בשלושה חודשים; יש כלבים שמקבלים אותו פעם בחודש או בחודשיים.',
    },
    en: {
      title: 'Park worm (Spirocerca) treatment',
      description: 'Usually every three months; some dogs get it every month or two.',
    },
    ar: {
      title: 'علاج دودة الحدائق (سبيروسيركا)',
      description: 'عادةً مرة كل ثلاثة أشهر؛ وبعض الكلاب تتلقاه كل شهر أو شهرين.',
    },
  },
  il_flea_tick: {
    he: {
      title: 'טיפול נגד פרעושים וקרציות',
      description: 'בישראל לאורך כל השנה. לפי התכשיר: פעם בחודש, ב־12 שבועות או ב־8 חודשים.',
    },
    en: {
      title: 'Flea and tick treatment',
      description: 'All year round in Israel. By product: every month, 12 weeks or 8 months.',
    },
    ar: {
      title: 'علاج البراغيث والقراد',
      description: 'في إسرائيل على مدار السنة. حسب المستحضر: كل شهر أو 12 أسبوعًا أو 8 أشهر.',
    },
  },
  il_deworm_puppy: {
    he: { title: 'טיפול נגד תולעים לגורי כלבים', description: 'בגיל 2, 4, 6 ו־8 שבועות.' },
    en: { title: 'Deworming for puppies', description: 'At 2, 4, 6 and 8 weeks of age.' },
    ar: { title: 'علاج الديدان للجراء', description: 'في عمر أسبوعين و4 و6 و8 أسابيع.' },
  },
  il_deworm_kitten: {
    he: { title: 'טיפול נגד תולעים לגורי חתולים', description: 'בגיל 3, 5, 7 ו־9 שבועות.' },
    en: { title: 'Deworming for kittens', description: 'At 3, 5, 7 and 9 weeks of age.' },
    ar: { title: 'علاج الديدان للقطط الصغيرة', description: 'في عمر 3 و5 و7 و9 أسابيع.' },
  },
  il_deworm_young: {
    he: { title: 'טיפול נגד תולעים עד גיל חצי שנה', description: 'פעם בחודש, עד גיל שישה חודשים.' },
    en: { title: 'Deworming up to six months', description: 'Once a month, up to six months of age.' },
    ar: { title: 'علاج الديدان حتى عمر نصف سنة', description: 'مرة في الشهر حتى عمر ستة أشهر.' },
  },
  il_deworm: {
    he: { title: 'טיפול נגד תולעים', description: 'מגיל חצי שנה: פעם בחצי שנה, ויש שמקבלים אותו פעם בשלושה חודשים.' },
    en: { title: 'Deworming', description: 'From six months of age: every six months; some get it every three.' },
    ar: { title: 'علاج الديدان', description: 'من عمر نصف سنة: كل ستة أشهر، وبعضها كل ثلاثة أشهر.' },
  },
  il_kennel_cough: {
    he: { title: 'חיסון שעלת המכלאות', description: 'פעם בשנה, למי שנפגש עם הרבה כלבים.' },
    en: { title: 'Kennel cough vaccine', description: 'Once a year, for those who meet many dogs.' },
    ar: { title: 'لقاح سعال الكلاب', description: 'مرة في السنة، لمن يلتقي بكلاب كثيرة.' },
  },
  il_felv: {
    he: { title: 'חיסון לויקמיה לחתולים', description: 'לחתולים שיוצאים החוצה: מגיל 8 שבועות, ואחר כך פעם בשנה.' },
    en: {
      title: 'Feline leukaemia vaccine',
      description: 'For cats that go out: from 8 weeks of age, then once a year.',
    },
    ar: {
      title: 'لقاح ابيضاض الدم للقطط',
      description: 'للقطط التي تخرج من البيت: من عمر 8 أسابيع، ثم مرة في السنة.',
    },
  },
  il_felv_second: {
    he: { title: 'חיסון לויקמיה שני לחתולים', description: 'שלושה עד ארבעה שבועות אחרי הראשון.' },
    en: { title: 'Second feline leukaemia vaccine', description: 'Three to four weeks after the first one.' },
    ar: { title: 'لقاح ابيضاض الدم الثاني للقطط', description: 'بعد ثلاثة إلى أربعة أسابيع من الأول.' },
  },
  il_rabies_cat: {
    he: { title: 'חיסון כלבת לחתולים', description: 'אין חובה בחוק. מומלץ פעם בשנה לחתולים שיוצאים החוצה.' },
    en: {
      title: 'Rabies vaccine for cats',
      description: 'Not required by law. Advised once a year for cats that go out.',
    },
    ar: {
      title: 'لقاح داء الكلب للقطط',
      description: 'غير إلزامي بموجب القانون. يُنصح به مرة في السنة للقطط التي تخرج من البيت.',
    },
  },

  care_walk: {
    he: { title: 'טיול', description: 'טיול יומי. אפשר להוסיף תזכורת לכל שעה שבה יוצאים.' },
    en: { title: 'Walk', description: 'A daily walk. Add one reminder for each hour at which you go out.' },
    ar: { title: 'نزهة', description: 'نزهة يومية. يمكن إضافة تذكير لكل ساعة تخرجون فيها.' },
  },
  care_meal: {
    he: { title: 'ארוחה', description: 'אפשר להוסיף תזכורת לכל ארוחה.' },
    en: { title: 'Meal', description: 'Add one reminder for each meal.' },
    ar: { title: 'وجبة', description: 'يمكن إضافة تذكير لكل وجبة.' },
  },
  care_water: {
    he: { title: 'מים טריים', description: 'שטיפת הכלי ומילוי מים טריים.' },
    en: { title: 'Fresh water', description: 'Rinse the bowl and fill it with fresh water.' },
    ar: { title: 'ماء نظيف', description: 'شطف الوعاء وملؤه بماء نظيف.' },
  },
  care_litter: {
    he: { title: 'ניקוי ארגז החול', description: 'ניקוי יומי של ארגז החול.' },
    en: { title: 'Cleaning the litter box', description: 'Clean the litter box every day.' },
    ar: { title: 'تنظيف صندوق الرمل', description: 'تنظيف يومي لصندوق الرمل.' },
  },
  care_cage: {
    he: { title: 'ניקוי הכלוב', description: 'החלפת המצע וניקוי הכלים.' },
    en: { title: 'Cleaning the cage', description: 'Change the bedding and clean the bowls.' },
    ar: { title: 'تنظيف القفص', description: 'تغيير الفرشة وتنظيف الأوعية.' },
  },
  care_water_change: {
    he: { title: 'החלפת מים באקווריום', description: 'החלפה של חלק מהמים.' },
    en: { title: 'Changing the tank’s water', description: 'Change some of the water.' },
    ar: { title: 'تغيير ماء الحوض', description: 'تغيير جزء من الماء.' },
  },
  care_tank: {
    he: { title: 'ניקוי האקווריום', description: 'ניקוי הזכוכית, המצע והמסנן.' },
    en: { title: 'Cleaning the tank', description: 'Clean the glass, the gravel and the filter.' },
    ar: { title: 'تنظيف الحوض', description: 'تنظيف الزجاج والقاع والمرشّح.' },
  },
  care_brush: {
    he: { title: 'סירוק', description: 'לפרווה ארוכה לעיתים קרובות יותר.' },
    en: { title: 'Brushing', description: 'More often for long hair.' },
    ar: { title: 'تمشيط', description: 'مرات أكثر للفراء الطويل.' },
  },
  care_nails: {
    he: { title: 'גזירת ציפורניים', description: 'בדיקה של הציפורניים, וגזירה לפי הצורך.' },
    en: { title: 'Nail trimming', description: 'Look at the nails, and trim them if they need it.' },
    ar: { title: 'تقليم الأظافر', description: 'فحص الأظافر وتقليمها عند الحاجة.' },
  },
  care_weigh: {
    he: { title: 'שקילה', description: 'שקילה חודשית. שינוי במשקל כדאי להראות לווטרינר.' },
    en: { title: 'Weighing', description: 'Once a month. Show a change in weight to your vet.' },
    ar: { title: 'وزن', description: 'مرة في الشهر. من المفيد عرض أي تغيّر في الوزن على الطبيب البيطري.' },
  },
  care_checkup: {
    he: { title: 'בדיקה שנתית אצל הווטרינר', description: 'אצל וטרינר שמטפל בבעלי חיים מהסוג הזה.' },
    en: { title: 'Yearly check at the vet', description: 'At a vet who treats animals of this kind.' },
    ar: { title: 'فحص سنوي لدى الطبيب البيطري', description: 'لدى طبيب بيطري يعالج حيوانات من هذا النوع.' },
  },
} satisfies Readonly<Record<string, Record<Lang, Said>>>;
export type TemplateKey = keyof typeof templateTexts;
