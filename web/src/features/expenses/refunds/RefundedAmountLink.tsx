import type { Expense } from '@tzemed/contract/money/expenses';
import { useLanguage } from '../../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import { isolateDirection } from '../../../lib/isolate-direction.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { linkTo, screens } from '../../../screens.ts';
import { Link } from '../../../ui/Link.tsx';
import { refundTexts } from './refund-texts.ts';

/** Refunded amount of an expense, as a link to its refunds. */
export function RefundedAmountLink({ expense: { id, description, refunded } }: { expense: Expense }) {
  const t = useTexts(refundTexts);
  const { lang } = useLanguage();
  const f = useFormats();
  const sum = f.ils(refunded);
  return (
    <Link
      className="link mark"
      to={linkTo(screens.expenses, { refundOf: id })}
      // Begins with what is seen: whoever says that aloud means this link.
      aria-label={t.refundedOf({ sum, name: isolateDirection(description, lang) })}
    >
      {t.refunded({ sum })}
    </Link>
  );
}
