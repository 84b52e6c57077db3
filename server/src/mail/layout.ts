import { brand } from '@tzemed/contract/brand';
import type { Words } from '@tzemed/contract/languages';
import { escapeHtml } from '../lib/html.ts';
import type { Mail } from './mail.ts';

const linkHint: Words = {
  he: 'אם הכפתור אינו פועל, אפשר להעתיק את הכתובת הזאת לדפדפן:',
  en: 'If the button does not work, copy this address to your browser:',
  ar: 'إذا لم يعمل الزر، يمكن نسخ هذا العنوان إلى المتصفح:',
};
const sentBy: Words = {
  he: 'ההודעה נשלחה אוטומטית. לשאלות:',
  en: 'This message was sent automatically. Questions:',
  ar: 'أُرسلت هذه الرسالة تلقائيًا. للأسئلة:',
};

// Mail programs read no stylesheet that can be relied on, so each element carries its own style.
const ink = '#1f2e2a';
const paragraph = `margin:0 0 16px;font-size:16px;line-height:1.6;color:${ink}`;
const small = 'margin:0 0 8px;font-size:13px;line-height:1.5;color:#55635e';
const button =
  'display:inline-block;padding:12px 24px;border-radius:14px;background:#0f6b5c;color:#ffffff;font-size:16px;text-decoration:none';

/** A mail as HTML: one column, in the direction of its language, with the address of the button in clear. */
export function htmlOf({ lang, subject, text, action }: Mail) {
  const dir = lang === 'en' ? 'ltr' : 'rtl';
  const url = action && escapeHtml(action.url);
  const lines = [
    `<h1 style="margin:0 0 24px;font-size:22px;color:#0f6b5c">${brand.name[lang]}</h1>`,
    ...text.map((line) => `<p style="${paragraph}">${escapeHtml(line)}</p>`),
    ...(action
      ? [
          `<p style="${paragraph}"><a href="${url}" style="${button}">${escapeHtml(action.label)}</a></p>`,
          `<p style="${small}">${linkHint[lang]}<br><a href="${url}" dir="ltr" style="color:#0f6b5c;word-break:break-all">${url}</a></p>`,
        ]
      : []),
    `<p style="${small}">${sentBy[lang]} <a href="mailto:${brand.supportEmail}" style="color:#0f6b5c">${brand.supportEmail}</a></p>`,
  ];
  return `<!doctype html>
<html lang="${lang}" dir="${dir}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body dir="${dir}" style="margin:0;padding:24px;background:#faf6ef;font-family:Rubik,'Segoe UI',Arial,sans-serif">
<div dir="${dir}" style="max-width:560px;margin:0 auto;padding:32px;background:#ffffff;border-radius:20px">
${lines.join('\n')}
</div>
</body>
</html>
`;
}

/** The same mail as plain text. */
export const textOf = ({ lang, text, action }: Mail) =>
  [...text, ...(action ? [`${action.label}:\n${action.url}`] : []), `${brand.name[lang]} · ${brand.supportEmail}`].join(
    '\n\n',
  );
