import { useLanguage } from '../i18n/LanguageProvider.tsx';

// Made of the demo by `PICTURES=shots npm run pictures`.
const shots = import.meta.glob<string>('./shots/*.avif', { eager: true, query: '?url', import: 'default' });

/** CSS pixels; the pictures hold two for each. */
const sizes = { desk: { width: 968, height: 592 }, phone: { width: 390, height: 640 } } as const;

/** The dashboard as it is, in the page's language and in the theme that is on: a browser asks for no other. */
export function ProductScreenshot({ alt }: { alt: string }) {
  const { lang } = useLanguage();
  return (['light', 'dark'] as const).map((theme) => (
    <picture key={theme} className={`shot-${theme}`}>
      <source media="(max-width: 767.98px)" srcSet={shots[`./shots/${lang}-${theme}-phone.avif`]} {...sizes.phone} />
      <img
        src={shots[`./shots/${lang}-${theme}-desk.avif`]}
        {...sizes.desk}
        alt={alt}
        loading="lazy"
        decoding="async"
      />
    </picture>
  ));
}
