import './money-links.css';
import type { ComponentType, ReactNode } from 'react';
import ChartColumn from 'lucide-react/icons/chart-column';
import WalletMinimal from 'lucide-react/icons/wallet-minimal';
import type { LucideIcon } from 'lucide-react/types';
import type { Word } from '@tzemed/contract/text/texts';
import { useTexts, useWord } from '../../../i18n/use-texts.ts';
import { budgetsPage, insightPage, linkTo } from '../../../screens.ts';
import { Link } from '../../../ui/Link.tsx';
import { moneyLinksTexts } from './money-links-texts.ts';

type Way = { page: { path: string; word: Word }; icon: LucideIcon };

/** Pages about money that everybody has a use for. */
const ways: readonly Way[] = [
  { page: insightPage, icon: ChartColumn },
  { page: budgetsPage, icon: WalletMinimal },
];

type Props = {
  /** Component for the links, if the app is not loaded yet. */
  As?: ComponentType<LinkProps>;
  /** The menu of the other pages. */
  children: ReactNode;
};
type LinkProps = { className: string; to: string; children: ReactNode };

export function MoneyLinks({ As = Link, children }: Props) {
  const t = useTexts(moneyLinksTexts);
  return (
    <nav className="money-links" aria-label={t.more}>
      {ways.map((way) => (
        <MoneyLink key={way.page.path} As={As} {...way} />
      ))}
      {children}
    </nav>
  );
}

const MoneyLink = ({ As, page, icon: Icon }: Way & { As: ComponentType<LinkProps> }) => (
  <As className="btn line" to={linkTo(page)}>
    <Icon size={18} aria-hidden="true" />
    {useWord(page.word)}
  </As>
);
