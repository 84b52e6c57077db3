import { languages } from '../../i18n/language.ts';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { setTheme, themes } from '../../lib/theme.ts';
import { useTheme } from '../../lib/use-theme.ts';
import { preferencesWord } from '../../shared/preferences-word.ts';
import { languageNames } from '../../shell/texts.ts';
import { linkTo, preferencesPage } from '../../screens.ts';
import { ChoiceBox } from '../../ui/ChoiceBox.tsx';
import { Link } from '../../ui/Link.tsx';
import { accountTexts } from './texts.ts';

/** What is chosen here acts at once. */
export function SettingsTab() {
  const t = useTexts(accountTexts);
  const { lang, setLang } = useLanguage();
  const theme = useTheme();
  return (
    <section className="card" aria-label={t.settings}>
      <div className="pad form">
        <p className="muted">{t.settingsText}</p>
        <ChoiceBox
          label={t.language}
          choices={languages.map((value) => ({ value, label: languageNames[value] }))}
          value={lang}
          onChange={setLang}
        />
        <ChoiceBox
          label={t.theme}
          hint={t.autoHint}
          choices={themes.map((value) => ({ value, label: t[value] }))}
          value={theme}
          onChange={setTheme}
        />
        <Link className="btn line" to={linkTo(preferencesPage)}>
          {preferencesWord[lang]}
        </Link>
      </div>
    </section>
  );
}
