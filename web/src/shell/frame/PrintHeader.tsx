import { brand } from '@tzemed/contract/brand';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useFormats } from '../../lib/use-formats.ts';
import { useToday } from '../../lib/time/use-today.ts';
import { useAuth } from '../session/auth-context.ts';

/** On paper alone: where it comes from, whose it is, and of which day. */
export function PrintHeader() {
  const { lang } = useLanguage();
  const { name } = useAuth();
  const f = useFormats();
  return (
    <p className="printed" aria-hidden="true">
      <b>{brand.name[lang]}</b> · <bdi>{name}</bdi> · <span className="num">{f.day(useToday())}</span>
    </p>
  );
}
