import Package from 'lucide-react/icons/package';
import { useWord } from '../../i18n/use-texts.ts';
import { linkTo, stockPage } from '../../screens.ts';
import { Link } from '../../ui/Link.tsx';
import { useUsedFeatures } from '../used/use-used-features.ts';

/** The way to the stock, once there is one. */
export function StockLink() {
  const word = useWord(stockPage.word);
  if (!useUsedFeatures().stock) return null;
  return (
    <Link className="link" to={linkTo(stockPage)}>
      <Package size={17} aria-hidden="true" />
      {word}
    </Link>
  );
}
