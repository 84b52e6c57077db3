import './money-links.css';
import type { ComponentType, ReactNode } from 'react';
import ChartColumn from 'lucide-react/icons/chart-column';
import FileUp from 'lucide-react/icons/file-up';
import Repeat from 'lucide-react/icons/repeat';
import Scale from 'lucide-react/icons/scale';
import Shapes from 'lucide-react/icons/shapes';
import Shield from 'lucide-react/icons/shield';
import WalletMinimal from 'lucide-react/icons/wallet-minimal';
import type { LucideIcon } from 'lucide-react/types';
import type { Word } from '@tzemed/contract/text/texts';
import { useTexts, useWord } from '../../../i18n/use-texts.ts';
import {
  budgetsPage,
  categoriesPage,
  claimsPage,
  eveningOutPage,
  importPage,
  insightPage,
  linkTo,
  plansPage,
} from '../../../screens.ts';
import { Link } from '../../../ui/Link.tsx';
import { moneyLinksTexts } from './money-links-texts.ts';

type Way = { page: { path: string; word: Word }; icon: LucideIcon };

/** Other pages about money. */
const ways: readonly Way[] = [
  { page: insightPage, icon: ChartColumn },
  { page: budgetsPage, icon: WalletMinimal },
  { page: plansPage, icon: Repeat },
  { page: claimsPage, icon: Shield },
  { page: eveningOutPage, icon: Scale },
  { page: categoriesPage, icon: Shapes },
  { page: importPage, icon: FileUp },
];

type Props = { /** Component for the links, if the app is not loaded yet. */ As?: ComponentType<LinkProps> };
type LinkProps = { className: string; to: string; children: ReactNode };

export function MoneyLinks({ As = Link }: Props) {
  const t = useTexts(moneyLinksTexts);
  return (
    <nav className="money-links" aria-label={t.more}>
      {ways.map((way) => (
        <MoneyLink key={way.page.path} As={As} {...way} />
      ))}
    </nav>
  );
}

const MoneyLink = ({ As, page, icon: Icon }: Way & Required<Props>) => (
  <As className="btn line" to={linkTo(page)}>
    <Icon size={18} aria-hidden="true" />
    {useWord(page.word)}
  </As>
);
