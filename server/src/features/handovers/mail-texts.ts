import { texts } from '@tzemed/contract/text/texts';

export const mailTexts = {
  offer: texts({
    subject: {
      he: 'מבקשים להעביר אליכם חיית מחמד',
      en: 'You’re asked to take over a pet',
      ar: 'طلب لنقل حيوان أليف إليكم',
    },
    preview: {
      he: 'עם כל ההיסטוריה, הקבצים והתזכורות.',
      en: 'With its whole history, files and reminders.',
      ar: 'مع كل السجل والملفات والتذكيرات.',
    },
    what: {
      he: 'קיבלתם בקשה מאת {from}: להעביר אליכם את {pet} בצמד, עם כל ההיסטוריה, הקבצים והתזכורות.',
      en: '{from} asks you to take over {pet} on Tzemed, with the whole history, files and reminders.',
      ar: 'وصلكم طلب من {from}: نقل {pet} إليكم في تسيمد، مع كل السجل والملفات والتذكيرات.',
    },
    label: { he: 'לפרטים ולתשובה', en: 'See and answer', ar: 'للتفاصيل والرد' },
    note: {
      he: 'הקישור תקף ל־14 יום.',
      en: 'The link is valid for 14 days.',
      ar: 'الرابط صالح لمدة 14 يومًا.',
    },
    otherwise: {
      he: 'לא מכירים? אפשר להתעלם מההודעה, ושום דבר לא יעבור אליכם.',
      en: 'Don’t know them? You can ignore this message, and nothing will come to you.',
      ar: 'لا تعرفونهم؟ يمكنكم تجاهل هذه الرسالة ولن يُنقل إليكم شيء.',
    },
  }),
  asked: texts({
    subject: {
      he: 'הציעו להעביר חיית מחמד מהבית שלכם',
      en: 'A pet of your home was offered to another home',
      ar: 'عُرض نقل حيوان أليف من بيتكم',
    },
    preview: {
      he: 'עד שלא מקבלים את הבקשה, אפשר לבטל אותה.',
      en: 'It can be cancelled until it is accepted.',
      ar: 'يمكن إلغاء الطلب ما دام لم يُقبل.',
    },
    what: {
      he: 'נשלחה אל {address} בקשה מאת {from}: להעביר את {pet} מהבית שלכם, עם כל ההיסטוריה, הקבצים והתזכורות.',
      en: '{from} has asked {address} to take over {pet} from your home, with the whole history, files and reminders.',
      ar: 'أُرسل إلى {address} طلب من {from}: نقل {pet} من بيتكم، مع كل السجل والملفات والتذكيرات.',
    },
    otherwise: {
      he: 'לא הסכמתם על כך? בטלו את ההעברה בדף הבית שלכם, כל עוד לא קיבלו אותה.',
      en: 'Was this not agreed? Cancel the handover on your home’s page, as long as it has not been accepted.',
      ar: 'لم تتفقوا على ذلك؟ ألغوا النقل من صفحة بيتكم ما دام لم يُقبل.',
    },
    label: { he: 'לבית שלנו', en: 'To our home', ar: 'إلى بيتنا' },
  }),
  declined: texts({
    subject: { he: 'בקשת ההעברה נדחתה', en: 'The handover was declined', ar: 'رُفض طلب النقل' },
    preview: { he: 'שום דבר לא השתנה אצלכם.', en: 'Nothing has changed for you.', ar: 'لم يتغيّر شيء لديكم.' },
    what: {
      he: 'הבקשה להעביר את {pet} אל {address} נדחתה. הכול נשאר אצלכם, כמו שהיה.',
      en: 'The request to hand {pet} over to {address} was declined. Everything stays with you, as it was.',
      ar: 'رُفض طلب نقل {pet} إلى {address}. بقي كل شيء لديكم كما كان.',
    },
    label: { he: 'לבית שלנו', en: 'To our home', ar: 'إلى بيتنا' },
  }),
  done: texts({
    subject: { he: 'ההעברה הושלמה', en: 'The handover is done', ar: 'اكتمل النقل' },
    preview: {
      he: 'הכול עבר יחד, ונשארה אצלכם רשימה קצרה.',
      en: 'Everything went along; a short list is left for you.',
      ar: 'انتقل كل شيء معًا، وبقيت لديكم قائمة قصيرة.',
    },
    what: {
      he: 'ההעברה של {pet} אל {receiver} הושלמה ב־{when}, עם כל ההיסטוריה, הקבצים והתזכורות.',
      en: '{pet} was handed over to {receiver} on {when}, with the whole history, files and reminders.',
      ar: 'اكتمل نقل {pet} إلى {receiver} في {when}، مع كل السجل والملفات والتذكيرات.',
    },
    left: {
      he: 'אצלכם נשארה שורה אחת שאומרת את זה, ולידה מה שנשאר לעשות.',
      en: 'One line that says so stays with you, and beside it what is left to do.',
      ar: 'بقي لديكم سطر واحد يقول ذلك، وبجانبه ما بقي فعله.',
    },
    label: { he: 'לרשימה', en: 'See the list', ar: 'إلى القائمة' },
  }),
};
