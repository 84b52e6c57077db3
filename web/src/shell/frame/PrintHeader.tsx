import { brand } from '@tzemed/contract/brand';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useFormats } from '../../lib/use-formats.ts';
import { useToday } from '../../lib/time/use-today.ts';
import { useAuth } from '../session/auth-context.ts';

/** Header of printed pages only: the source, the user and the date. */
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
