import { Component, type ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { LazyEmptyArt } from '../../art/LazyEmptyArt.tsx';
import { EmptyState } from '../../ui/list/EmptyState.tsx';
import { shellTexts } from '../texts.ts';
import { usePageTitle } from './use-page-title.ts';
import { homePath } from '../../lib/session/return-path.ts';

/** Shown when a screen throws, or when an address has no screen. */
export function ErrorScreen({ isMissing = false }) {
  const t = useTexts(shellTexts);
  usePageTitle(isMissing ? t.notFound : t.crashed);
  return (
    <main id="main-content" className="lonely">
      <EmptyState
        heading="h1"
        art={<LazyEmptyArt name="lost" />}
        title={isMissing ? t.notFound : t.crashed}
        text={isMissing ? t.notFoundText : t.crashedText}
        action={
          <a className="btn" href={isMissing ? homePath : ''}>
            {isMissing ? t.toDashboard : t.refresh}
          </a>
        }
      />
    </main>
  );
}

type Props = { address: string; children: ReactNode };
type State = { crashedAt?: string };

/** Shows what its children throw as `Crashed`, at that address alone. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = {};
  static getDerivedStateFromError = (): State => ({ crashedAt: 'now' });

  static getDerivedStateFromProps({ address }: Props, { crashedAt }: State): State | null {
    if (crashedAt === 'now') return { crashedAt: address };
    return crashedAt !== undefined && crashedAt !== address ? { crashedAt: undefined! } : null;
  }

  override render() {
    return this.state.crashedAt === undefined ? this.props.children : <ErrorScreen />;
  }
}
