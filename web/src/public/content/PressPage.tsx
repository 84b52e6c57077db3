import { site } from '../../lib/site.ts';
import Download from 'lucide-react/icons/download';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { pageMeta } from '../page-meta.ts';
import { pressSections, pressTexts } from './company-texts.ts';
import { ContentPage, ContentSections } from './ContentPage.tsx';

export const handle = { static: true };
export const meta = pageMeta(pressTexts.title, pressTexts.lead);

export default function PressPage() {
  const { lang } = useLanguage();
  const t = useTexts(pressTexts);
  // Files of web/public; the sizes are those of the pictures.
  const files = [
    { path: '/icon.svg', name: 'tzemed.svg', title: t.vector, kind: 'SVG' },
    { path: '/icon-512.png', name: 'tzemed-512.png', title: t.picture, kind: 'PNG · 512 × 512' },
    { path: `/share/${lang}.jpg`, name: `tzemed-${lang}.jpg`, title: t.banner, kind: 'JPEG · 1200 × 630' },
  ];
  return (
    <ContentPage title={pressTexts.title} lead={pressTexts.lead}>
      <ContentSections sections={pressSections} />
      <section>
        <h2>{t.files}</h2>
        <p>{t.filesNote}</p>
        <ul className="press-files">
          {files.map(({ path, name, title, kind }) => (
            <li key={path}>
              <a className="card press-file" href={path} download={name}>
                <img src={path} alt="" width="40" height="40" loading="lazy" />
                <span>
                  <b>{title}</b>
                  <small>
                    <bdi dir="ltr">{kind}</bdi>
                  </small>
                </span>
                <Download size={20} aria-hidden="true" />
              </a>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{t.contact}</h2>
        <p>
          {t.contactText} <a href={`mailto:${site.email}?subject=${encodeURIComponent(t.subject)}`}>{site.email}</a>
        </p>
      </section>
    </ContentPage>
  );
}
