import { texts } from '@tzemed/contract/text/texts';

export const insightTexts = texts({
  lead: {
    he: 'לאן הולך הכסף, חודש אחר חודש, ומה צפוי בהמשך.',
    en: 'Where the money goes, month by month, and what may come.',
    ar: 'أين يذهب المال، شهرًا بعد شهر، وما المتوقّع لاحقًا.',
  },
  whichPet: { he: 'חיית מחמד', en: 'Pet', ar: 'الحيوان الأليف' },
  allPets: { he: 'כל הבית', en: 'The whole home', ar: 'البيت كله' },
  year: { he: 'שנה', en: 'Year', ar: 'السنة' },
  figures: { he: 'השנה במספרים', en: 'The year in figures', ar: 'السنة بالأرقام' },
  sinceStart: { he: 'מתחילת השנה', en: 'This year so far', ar: 'منذ بداية السنة' },
  lastYearSame: { he: 'אשתקד, באותה תקופה', en: 'Same time last year', ar: 'الفترة نفسها من العام الماضي' },
  inYear: { he: 'בשנת {year}', en: 'In {year}', ar: 'في {year}' },
  difference: { he: 'ההפרש', en: 'Change', ar: 'الفرق' },
  besideLastYear: { he: 'לעומת אשתקד', en: 'Change', ar: 'مقارنةً بالعام الماضي' },
  average: { he: 'ממוצע לחודש', en: 'Monthly average', ar: 'المعدل الشهري' },
  shareMore: { he: '{share} יותר', en: '{share} more', ar: 'أكثر بـ {share}' },
  shareLess: { he: '{share} פחות', en: '{share} less', ar: 'أقل بـ {share}' },
  same: { he: 'אותו סכום', en: 'The same', ar: 'المبلغ نفسه' },

  wentOut: { he: 'שולם', en: 'Spent', ar: 'دُفع' },
  cameBack: { he: 'הוחזר', en: 'Refunded', ar: 'استُرد' },
  byClaims: { he: 'מתוכם מהביטוח: {sum}', en: 'from insurance: {sum}', ar: 'منها من التأمين: {sum}' },
  net: { he: 'אחרי החזרים', en: 'After refunds', ar: 'بعد الاستردادات' },
  openClaims: {
    he: {
      one: 'תביעת ביטוח אחת פתוחה, על סך {claimed}',
      two: 'שתי תביעות ביטוח פתוחות, על סך {claimed}',
      other: '{count} תביעות ביטוח פתוחות, על סך {claimed}',
    },
    en: {
      one: '1 open insurance claim, for {claimed}',
      other: '{count} open insurance claims, for {claimed}',
    },
    ar: {
      one: 'مطالبة تأمين واحدة مفتوحة، بمبلغ {claimed}',
      two: 'مطالبتا تأمين مفتوحتان، بمبلغ {claimed}',
      few: '{count} مطالبات تأمين مفتوحة، بمبلغ {claimed}',
      many: '{count} مطالبة تأمين مفتوحة، بمبلغ {claimed}',
      other: '{count} مطالبة تأمين مفتوحة، بمبلغ {claimed}',
    },
  },
  soFarPaid: { he: 'התקבלו עד כה {paid}', en: '{paid} received so far', ar: 'استُلم حتى الآن {paid}' },
  pet: { he: 'חיית מחמד', en: 'Pet', ar: 'الحيوان الأليف' },

  byMonth: { he: 'חודש אחר חודש', en: 'Month by month', ar: 'شهرًا بعد شهر' },
  byPet: { he: 'לפי חיית מחמד', en: 'By pet', ar: 'حسب الحيوان الأليف' },
  byCategory: { he: 'לפי קטגוריה', en: 'By category', ar: 'حسب الفئة' },
  ahead: { he: '12 החודשים הבאים', en: 'The next 12 months', ar: 'الأشهر الـ12 القادمة' },
  asTable: { he: 'כטבלה', en: 'As a table', ar: 'كجدول' },
  month: { he: 'חודש', en: 'Month', ar: 'الشهر' },
  category: { he: 'קטגוריה', en: 'Category', ar: 'الفئة' },
  share: { he: 'חלק', en: 'Share', ar: 'الحصة' },
  estimate: { he: 'הערכה', en: 'Estimate', ar: 'تقدير' },
  soFar: { he: 'עד היום', en: 'so far', ar: 'حتى اليوم' },
  guessed: { he: 'כ־{sum}', en: 'about {sum}', ar: 'نحو {sum}' },
  perMonth: { he: '{sum} בחודש בממוצע', en: '{sum} a month on average', ar: '{sum} شهريًا في المعدل' },

  monthOf: {
    he: '{month} {year}: {sum}, שנה לפני כן {before}',
    en: '{month} {year}: {sum}, a year before {before}',
    ar: '{month} {year}: {sum}، وقبل سنة {before}',
  },
  monthSoFar: {
    he: '{month} עד היום, {year}: {sum}, שנה לפני כן בכל החודש {before}',
    en: '{month} so far, {year}: {sum}, a year before in the whole month {before}',
    ar: '{month} حتى اليوم، {year}: {sum}، وقبل سنة في الشهر كله {before}',
  },
  monthGuessed: {
    he: '{month} {year}: הערכה, כ־{sum}, שנה לפני כן {before}',
    en: '{month} {year}: an estimate, about {sum}, a year before {before}',
    ar: '{month} {year}: تقدير، نحو {sum}، وقبل سنة {before}',
  },
  monthPlanned: {
    he: '{month} {year}: צפוי {sum}, שנה לפני כן {before}',
    en: '{month} {year}: {sum} expected, a year before {before}',
    ar: '{month} {year}: متوقع {sum}، وقبل سنة {before}',
  },
  monthAhead: {
    he: '{month} {year}: עוד לא היה, שנה לפני כן {before}',
    en: '{month} {year}: still to come, a year before {before}',
    ar: '{month} {year}: لم يأتِ بعد، وقبل سنة {before}',
  },

  written: {
    he: 'כבר רשומות בתאריך עתידי',
    en: 'Already recorded with a future date',
    ar: 'مسجّلة مسبقًا بتاريخ قادم',
  },
  writtenShort: { he: 'רשום', en: 'Recorded', ar: 'مسجّل' },
  planned: { he: 'הוצאות קבועות', en: 'Repeating expenses', ar: 'مصاريف متكررة' },
  plannedShort: { he: 'קבוע', en: 'Repeating', ar: 'متكرر' },
  guessedShort: { he: 'הערכה', en: 'Estimate', ar: 'تقدير' },
  pace: {
    he: {
      one: 'לפי הקצב שלכם בחודש האחרון',
      two: 'לפי הקצב שלכם בחודשיים האחרונים',
      other: 'לפי הקצב שלכם ב־{count} החודשים האחרונים',
    },
    en: { one: 'At your pace of the last month', other: 'At your pace of the last {count} months' },
    ar: {
      one: 'حسب وتيرتكم في الشهر الأخير',
      two: 'حسب وتيرتكم في الشهرين الأخيرين',
      few: 'حسب وتيرتكم في آخر {count} أشهر',
      many: 'حسب وتيرتكم في آخر {count} شهرًا',
      other: 'حسب وتيرتكم في آخر {count} شهر',
    },
  },

  /** The whole forecast, if it is one pace for all months. */
  eachMonth: { he: 'כ־{sum} בחודש, {pace}.', en: '{pace}: about {sum} a month.', ar: 'نحو {sum} شهريًا، {pace}.' },
  rowsOf: { he: 'ההוצאות שמאחורי {what}', en: 'The expenses behind {what}', ar: 'المصاريف وراء {what}' },
  counted: {
    he: { one: 'הוצאה אחת', two: 'שתי הוצאות', other: '{count} הוצאות' },
    en: { one: '1 expense', other: '{count} expenses' },
    ar: { one: 'مصروف واحد', two: 'مصروفان', few: '{count} مصاريف', many: '{count} مصروفًا', other: '{count} مصروف' },
  },
  moreThan: { he: '{sum} יותר מ{than}', en: '{sum} more than {than}', ar: 'أكثر بـ {sum} من {than}' },
  lessThan: { he: '{sum} פחות מ{than}', en: '{sum} less than {than}', ar: 'أقل بـ {sum} من {than}' },
  asMuch: { he: 'בדיוק כמו ב{than}', en: 'Just as much as in {than}', ar: 'تمامًا كما في {than}' },
  ofYear: { he: 'שנת {year}', en: '{year}', ar: 'سنة {year}' },
  wholeList: { he: 'לרשימה המלאה', en: 'The whole list', ar: 'القائمة الكاملة' },
  close: { he: 'סגירה', en: 'Close', ar: 'إغلاق' },

  soonTitle: {
    he: 'עוד מעט יהיה מה להשוות',
    en: 'Soon there will be something to compare',
    ar: 'قريبًا سيكون هناك ما يُقارَن',
  },
  soonText: {
    he: 'אחרי חודשיים של הוצאות נראה כאן לאן הולך הכסף, ומה צפוי בהמשך.',
    en: 'After two months of expenses you see here where the money goes and what may come.',
    ar: 'بعد شهرين من المصاريف سنرى هنا أين يذهب المال وما المتوقّع لاحقًا.',
  },
});
