import { brand } from '@tzemed/contract/brand';
import { dirOf, type Words } from '@tzemed/contract/text/languages';
import { escapeHtml } from '../lib/html.ts';
import { cidOf } from './art.ts';
import type { Block, Mail, MailSection, MailThing, Span } from './mail.ts';

const linkHint: Words = {
  he: 'הכפתור לא נפתח? העתיקו את הכתובת:',
  en: 'The button doesn’t open? Copy this address:',
  ar: 'الزر لا يعمل؟ انسخوا العنوان:',
};
const tagline: Words = {
  he: 'בית לכל מי שגר איתכם',
  en: 'A home for whoever lives with you',
  ar: 'بيت لكل من يعيش معكم',
};
const contact: Words = { he: 'יצירת קשר', en: 'Contact', ar: 'اتصلوا بنا' };

// Mail programs read no stylesheet that can be relied on, so each element carries its own style; those that do read one,
// and know dark from light, get the other colours from it.
const dark = `
:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: #111816 !important; }
  .card { background: #19231f !important; border-color: #2e3b36 !important; }
  .house { background: #0c1210 !important; border-color: #35443e !important; }
  .ink { color: #eef4f0 !important; }
  .soft { color: #a9b9b1 !important; }
  .link { color: #66cfb8 !important; }
  .button { background: #66cfb8 !important; color: #05231d !important; }
  .line { border-color: #a9b9b1 !important; color: #eef4f0 !important; }
  .thing { border-color: #35443e !important; }
  .by-day { display: none !important; }
  .by-night { display: inline-block !important; }
}`;
const font = `font-family:Rubik,'Segoe UI',Arial,sans-serif`;
const ink = `${font};color:#1f2e2a`;
const paragraph = `margin:0 0 16px;font-size:16px;line-height:1.6;${ink}`;
const small = `margin:0 0 8px;font-size:13px;line-height:1.6;${font};color:#55635e`;
const link = 'color:#0f6b5c;text-decoration:underline';
const button = `display:inline-block;padding:14px 28px;border-radius:28px;background:#0f6b5c;${font};color:#ffffff;font-size:16px;font-weight:600;text-decoration:none`;
const outlined = `display:inline-block;padding:12px 26px;border:2px solid #55635e;border-radius:28px;${ink};font-size:16px;font-weight:600;text-decoration:none`;
const hidden = 'display:none;max-height:0;overflow:hidden;mso-hide:all;font-size:0;line-height:0';
const table = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';

/** Twice in the mail, for day and for night: what is hidden takes no place. */
const picture = (name: 'mark' | 'faces', width: number, height: number, more = '') =>
  `<img class="by-day" src="cid:${cidOf(`${name}-light`)}" width="${width}" height="${height}" alt="" style="display:inline-block;border:0;${more}">` +
  `<img class="by-night" src="cid:${cidOf(`${name}-dark`)}" width="${width}" height="${height}" alt="" style="display:none;border:0;${more}">`;

const withClass = (name: string, style: string, text: string) => `<p class="${name}" style="${style}">${text}</p>`;

const linkTo = ({ label, url }: { readonly label: string; readonly url: string }) =>
  `<a class="link" href="${escapeHtml(url)}" style="${link}">${escapeHtml(label)}</a>`;

/** The first of what can be done is the one that is meant. */
const buttonTo = ({ label, url }: { readonly label: string; readonly url: string }, at: number) =>
  `<a class="${at === 0 ? 'button' : 'line'}" href="${escapeHtml(url)}" style="${at === 0 ? button : outlined};margin:12px 0 0">${escapeHtml(label)}</a>`;

/** Framed card of one item, with its buttons. */
const cardOf = ({ title, lines, actions }: MailThing, side: string) =>
  `<table ${table} class="thing" style="border:1px solid #e6dccc;border-radius:16px;border-collapse:separate;margin:0 0 16px"><tr><td align="${side}" style="padding:16px 20px;text-align:${side}">
<p class="ink" style="margin:0;font-size:18px;line-height:1.4;font-weight:700;${ink}">${escapeHtml(title)}</p>
${lines.map((line) => withClass('soft', `margin:4px 0 0;font-size:15px;line-height:1.5;${font};color:#55635e`, escapeHtml(line))).join('\n')}
${actions.length > 0 ? `<p style="margin:0">${actions.map(buttonTo).join(' &nbsp; ')}</p>` : ''}
</td></tr></table>`;

const rowTitle = `margin:0;font-size:16px;line-height:1.4;font-weight:600;${ink}`;
const rowDetail = `margin:2px 0 0;font-size:15px;line-height:1.5;${font};color:#55635e`;

/** Things of one kind, a line between any two. */
function sectionOf({ title, rows, isShort = false, more }: MailSection, side: string) {
  const other = side === 'left' ? 'right' : 'left';
  const cell = (at: number) =>
    `class="thing" style="padding:10px 0;${at < rows.length - 1 ? 'border-bottom:1px solid #e6dccc;' : ''}vertical-align:top;text-align`;
  const lines = rows.map(({ title, detail }, at) => {
    const [name, said] = [
      withClass('ink', rowTitle, escapeHtml(title)),
      withClass('soft', rowDetail, escapeHtml(detail)),
    ];
    return isShort
      ? `<tr><td align="${side}" ${cell(at)}:${side}">${name}</td><td align="${other}" ${cell(at)}:${other};white-space:nowrap">${said}</td></tr>`
      : `<tr><td align="${side}" ${cell(at)}:${side}">${name}\n${said}</td></tr>`;
  });
  return `<h2 class="soft" style="margin:24px 0 0;font-size:15px;line-height:1.4;font-weight:600;${font};color:#55635e">${escapeHtml(title)}</h2>
<table ${table}>${lines.join('')}</table>
${more ? withClass('soft', rowDetail, escapeHtml(more)) : ''}`;
}

const heading = `margin:24px 0 12px;font-size:19px;line-height:1.4;font-weight:700;${ink}`;
const list = `margin:0 0 16px;padding-inline-start:24px;font-size:16px;line-height:1.6;${ink}`;

function spanOf({ text, weight, url }: Span) {
  const words = escapeHtml(text);
  if (url !== undefined) return `<a class="link" href="${escapeHtml(url)}" style="${link}">${words}</a>`;
  if (weight === 'strong') return `<strong>${words}</strong>`;
  return weight === 'soft' ? `<em>${words}</em>` : words;
}

/** Headings, paragraphs and lists; items that follow one another are one list. */
const articleOf = (blocks: readonly Block[]) =>
  blocks.map(({ kind, spans }, at) => {
    const words = spans.map(spanOf).join('');
    if (kind === 'heading') return `<h2 class="ink" style="${heading}">${words}</h2>`;
    if (kind === 'paragraph') return withClass('ink', paragraph, words);
    const [begins, ends] = [blocks[at - 1]?.kind !== 'item', blocks[at + 1]?.kind !== 'item'];
    return `${begins ? `<ul class="ink" style="${list}">` : ''}<li>${words}</li>${ends ? '</ul>' : ''}`;
  });

/** A mail as HTML: one column, in the direction of its language, with the address of the button in clear. */
export function htmlOf({
  lang,
  subject,
  preview,
  greeting,
  text,
  article = [],
  things = [],
  sections = [],
  action,
  note,
  otherwise,
  ways = [],
}: Mail) {
  const dir = dirOf(lang);
  const side = lang === 'en' ? 'left' : 'right';
  const url = action && escapeHtml(action.url);
  const body = [
    ...(greeting
      ? [
          `<h1 class="ink" style="margin:0 0 12px;font-size:24px;line-height:1.3;font-weight:700;${ink}">${escapeHtml(greeting)}</h1>`,
        ]
      : []),
    ...text.map((line) => withClass('ink', paragraph, escapeHtml(line))),
    ...articleOf(article),
    ...things.map((thing) => cardOf(thing, side)),
    ...sections.map((section) => sectionOf(section, side)),
    ...(action
      ? [
          `<p style="margin:${sections.length > 0 ? 24 : 8}px 0 20px"><a class="button" href="${url}" style="${button}">${escapeHtml(action.label)}</a></p>`,
          withClass(
            'soft',
            small,
            `${note ? `${escapeHtml(note)} ` : ''}${linkHint[lang]}<br><a class="link" href="${url}" dir="ltr" style="${link};word-break:break-all">${url}</a>`,
          ),
        ]
      : []),
    ...(note && !action ? [withClass('soft', small, escapeHtml(note))] : []),
  ];
  // Daily mails are about their items and not about us, so they have no house picture.
  const house =
    things.length + sections.length > 0
      ? ''
      : `<tr><td class="house" align="center" style="background:#f3ecdf;border-bottom:6px solid #ead9bf;font-size:0;line-height:0">${picture('faces', 320, 118, 'max-width:100%;height:auto')}</td></tr>\n`;
  const foot = [
    ...(otherwise ? [withClass('soft', small, escapeHtml(otherwise))] : []),
    ...(ways.length > 0 ? [withClass('soft', small, ways.map(linkTo).join(' · '))] : []),
    withClass(
      'soft',
      small,
      `${brand.name[lang]} · ${tagline[lang]} · <a class="link" href="mailto:${brand.supportEmail}" style="${link}">${contact[lang]}</a>`,
    ),
  ];
  return `<!doctype html>
<html lang="${lang}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${dark}
</style>
</head>
<body class="page" dir="${dir}" style="margin:0;padding:0;background:#faf6ef">
<div style="${hidden}">${escapeHtml(preview ?? '')}</div>
<table ${table} class="page" dir="${dir}" style="background:#faf6ef"><tr><td align="center" style="padding:24px 12px">
<table ${table} class="card" dir="${dir}" style="max-width:600px;background:#ffffff;border:1px solid #e6dccc;border-radius:20px;border-collapse:separate;overflow:hidden">
<tr><td align="${side}" style="padding:18px 28px">${picture('mark', 34, 34, 'vertical-align:middle')} <span class="ink" style="font-size:20px;font-weight:700;vertical-align:middle;${ink}">${brand.name[lang]}</span></td></tr>
${house}<tr><td align="${side}" style="padding:28px 28px 20px;text-align:${side}">
${body.join('\n')}
</td></tr>
</table>
<table ${table} dir="${dir}" style="max-width:600px"><tr><td align="center" style="padding:20px 28px;text-align:center">
${foot.join('\n')}
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}

const spanInClear = ({ text, url }: Span) => (url === undefined || url === text ? text : `${text} (${url})`);
const blockInClear = ({ kind, spans }: Block) => `${kind === 'item' ? '• ' : ''}${spans.map(spanInClear).join('')}`;

const inClear = ({ label, url }: { readonly label: string; readonly url: string }) => `${label}:\n${url}`;

/** The same mail as plain text. */
export const textOf = ({
  lang,
  greeting,
  text,
  article = [],
  things = [],
  sections = [],
  action,
  note,
  otherwise,
  ways = [],
}: Mail) =>
  [
    greeting,
    ...text,
    ...article.map(blockInClear),
    ...things.map(({ title, lines, actions }) => [title, ...lines, ...actions.map(inClear)].join('\n')),
    ...sections.map(({ title, rows, more }) =>
      [title, ...rows.map((row) => `• ${row.title}: ${row.detail}`), ...(more ? [more] : [])].join('\n'),
    ),
    action && inClear(action),
    note,
    otherwise,
    ...ways.map(inClear),
    `${brand.name[lang]} · ${tagline[lang]} · ${brand.supportEmail}`,
  ]
    .filter(Boolean)
    .join('\n\n');
