import { texts } from '@tzemed/contract/texts';

export const twoEditsTexts = texts({
  choose: {
    he: 'שום דבר לא אבד. בחרו מה יישאר ב׳{name}׳.',
    en: 'Nothing is lost. Choose what stays in “{name}”.',
    ar: 'لم يضِع شيء. اختاروا ما يبقى في «{name}».',
  },
  chooseUnnamed: {
    he: 'שום דבר לא אבד. בחרו מה יישאר.',
    en: 'Nothing is lost. Choose what stays.',
    ar: 'لم يضِع شيء. اختاروا ما يبقى.',
  },
  together: {
    he: 'שום דבר לא אבד, ואין מה לבחור: השינויים משלימים זה את זה.',
    en: 'Nothing is lost and there’s nothing to choose: the changes fit together.',
    ar: 'لم يضِع شيء ولا حاجة إلى الاختيار: التغييرات يكمّل بعضها بعضًا.',
  },
  mine: { he: 'שלכם', en: 'Yours', ar: 'نسختكم' },
  notSaved: { he: 'עוד לא נשמר', en: 'not saved yet', ar: 'لم تُحفظ بعد' },
  saved: { he: 'נשמר {ago}', en: 'saved {ago}', ar: 'حُفظت {ago}' },
  onlyMine: { he: 'שונה רק אצלכם', en: 'only you changed it', ar: 'غيّرتموه وحدكم' },
  kept: { he: 'נשאר שלכם', en: 'Kept yours', ar: 'بقي ما كتبتموه' },
  same: { he: 'זהה', en: 'Same', ar: 'متطابق' },
  before: { he: 'לפני כן:', en: 'before:', ar: 'سابقًا:' },
  nothing: { he: 'ללא', en: 'None', ar: 'لا شيء' },
  without: { he: 'ללא {label}', en: 'no {label}', ar: 'بدون {label}' },
  quoted: { he: '׳{words}׳', en: '“{words}”', ar: '«{words}»' },
  left: { he: 'נשאר לבחור: {labels}', en: 'Still to choose: {labels}', ar: 'بقي اختيار: {labels}' },
  result: { he: 'יישמר:', en: 'Will be saved:', ar: 'سيُحفظ:' },
  save: { he: 'שמירת הבחירה', en: 'Save the choice', ar: 'حفظ الاختيار' },
  dropText: {
    he: 'מה ששיניתם כאן לא יישמר.',
    en: 'What you changed here won’t be saved.',
    ar: 'ما غيّرتموه هنا لن يُحفظ.',
  },
});

/** The other side, by who it is. */
export const theirsTexts = {
  /** Somebody with a name. */
  named: texts({
    title: {
      he: 'השינויים של {name} נשמרו לפניכם',
      en: '{name} saved before you',
      ar: 'حُفظت تغييرات {name} قبلكم',
    },
    theirs: { he: 'של {name}', en: '{name}’s', ar: 'نسخة {name}' },
    version: { he: 'הגרסה של {name}', en: '{name}’s version', ar: 'نسخة {name}' },
    both: { he: 'שיניתם שניכם', en: 'you both changed it', ar: 'غيّرتموه كلاكما' },
    onlyTheirs: { he: 'שונה רק אצל {name}', en: 'only {name} changed it', ar: 'تغيّر لدى {name} فقط' },
    taken: { he: 'מהגרסה של {name}', en: 'Taken from {name}', ar: 'من نسخة {name}' },
    dropTitle: {
      he: 'להשאיר את הגרסה של {name}?',
      en: 'Keep {name}’s version?',
      ar: 'هل تُبقون نسخة {name}؟',
    },
    dropped: { he: 'נשארה הגרסה של {name}', en: '{name}’s version stays', ar: 'بقيت نسخة {name}' },
  }),
  /** The same person, on another device or in another tab. */
  own: texts({
    title: {
      he: 'כבר שמרתם שינויים במקום אחר',
      en: 'You already saved changes elsewhere',
      ar: 'سبق أن حفظتم تغييرات في مكان آخر',
    },
    theirs: { he: 'מהמקום האחר', en: 'From elsewhere', ar: 'من المكان الآخر' },
    version: { he: 'הגרסה מהמקום האחר', en: 'The version from elsewhere', ar: 'النسخة من المكان الآخر' },
    both: { he: 'שונה כאן ושם', en: 'changed here and there', ar: 'تغيّر هنا وهناك' },
    onlyTheirs: { he: 'שונה רק במקום האחר', en: 'changed only elsewhere', ar: 'تغيّر في المكان الآخر فقط' },
    taken: { he: 'מהמקום האחר', en: 'Taken from elsewhere', ar: 'من المكان الآخر' },
    dropTitle: {
      he: 'להשאיר את הגרסה מהמקום האחר?',
      en: 'Keep the version from elsewhere?',
      ar: 'هل تُبقون النسخة من المكان الآخر؟',
    },
    dropped: {
      he: 'נשארה הגרסה מהמקום האחר',
      en: 'The version from elsewhere stays',
      ar: 'بقيت النسخة من المكان الآخر',
    },
  }),
  /** Nobody knows who. */
  unknown: texts({
    title: {
      he: 'נשמרו כאן שינויים לפניכם',
      en: 'Changes were saved here before yours',
      ar: 'حُفظت هنا تغييرات قبل تغييراتكم',
    },
    theirs: { he: 'מה שכבר נשמר', en: 'Already saved', ar: 'ما حُفظ' },
    version: { he: 'הגרסה שנשמרה', en: 'The saved version', ar: 'النسخة المحفوظة' },
    both: { he: 'שונה בשתי הגרסאות', en: 'changed in both', ar: 'تغيّر في النسختين' },
    onlyTheirs: { he: 'שונה רק במה שנשמר', en: 'changed only in what was saved', ar: 'تغيّر في النسخة المحفوظة فقط' },
    taken: { he: 'ממה שנשמר', en: 'Taken from what was saved', ar: 'من النسخة المحفوظة' },
    dropTitle: { he: 'להשאיר את הגרסה שנשמרה?', en: 'Keep the saved version?', ar: 'هل تُبقون النسخة المحفوظة؟' },
    dropped: { he: 'נשארה הגרסה שנשמרה', en: 'The saved version stays', ar: 'بقيت النسخة المحفوظة' },
  }),
};
