import { texts } from '@tzemed/contract/text/texts';

export const editConflictTexts = texts({
  choose: {
    he: 'שום דבר לא אבד. בחרו מה יישאר ב{name}.',
    en: 'Nothing is lost. Choose what stays in {name}.',
    ar: 'لم يضِع شيء. اختاروا ما يبقى في {name}.',
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
  quoted: { he: '״{words}״', en: '“{words}”', ar: '«{words}»' },
  left: { he: 'נשאר לבחור: {labels}', en: 'Still to choose: {labels}', ar: 'بقي اختيار: {labels}' },
  result: { he: 'יישמר:', en: 'Will be saved:', ar: 'سيُحفظ:' },
  save: { he: 'שמירת הבחירה', en: 'Save the choice', ar: 'حفظ الاختيار' },
  drop: { he: 'לוותר על מה ששיניתם?', en: 'Let your changes go?', ar: 'هل تتخلّون عمّا غيّرتموه؟' },
  dropText: {
    he: 'מה ששיניתם כאן לא יישמר.',
    en: 'What you changed here won’t be saved.',
    ar: 'ما غيّرتموه هنا لن يُحفظ.',
  },
  dropped: { he: 'נשארה {version}', en: '{version} stays', ar: 'بقيت {version}' },
});

/** The other side, where it has a name. */
export const conflictWithPersonTexts = texts({
  title: { he: 'השינויים של {name} נשמרו לפניכם', en: '{name} saved before you', ar: 'حُفظت تغييرات {name} قبلكم' },
  theirs: { he: 'של {name}', en: '{name}’s', ar: 'نسخة {name}' },
  version: { he: 'הגרסה של {name}', en: '{name}’s version', ar: 'نسخة {name}' },
  both: { he: 'שיניתם שניכם', en: 'you both changed it', ar: 'غيّرتموه كلاكما' },
  only: { he: 'שונה רק אצל {name}', en: 'only {name} changed it', ar: 'تغيّر لدى {name} فقط' },
});

/** The same person on another device or in another tab, or somebody whose name can't be had. */
export const conflictWithDeviceTexts = texts({
  title: {
    he: 'נשמרו כאן שינויים ממקום אחר',
    en: 'Changes were saved from elsewhere',
    ar: 'حُفظت هنا تغييرات من مكان آخر',
  },
  own: {
    he: 'כבר שמרתם שינויים במקום אחר',
    en: 'You already saved changes elsewhere',
    ar: 'سبق أن حفظتم تغييرات في مكان آخر',
  },
  theirs: { he: 'מהמקום האחר', en: 'From elsewhere', ar: 'من المكان الآخر' },
  version: { he: 'הגרסה מהמקום האחר', en: 'The version from elsewhere', ar: 'النسخة من المكان الآخر' },
  both: { he: 'שונה כאן ושם', en: 'changed here and there', ar: 'تغيّر هنا وهناك' },
  only: { he: 'שונה רק במקום האחר', en: 'changed only elsewhere', ar: 'تغيّر في المكان الآخر فقط' },
});
