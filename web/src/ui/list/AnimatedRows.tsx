import { Component, createRef, type ComponentProps } from 'react';
import { isMotionAllowed } from '../motion.ts';

type Props = ComponentProps<'div'> & { /** Number of rows in it. */ count: number };
type Tops = [row: Element, top: number][];

const options = { duration: 180, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' };

/** A box of rows: where one goes, those below close up instead of jumping. A class, since no hook sees what was before. */
export class AnimatedRows extends Component<Props> {
  private readonly box = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate({ count }: Props): Tops | null {
    const { current } = this.box;
    if (!current || count <= this.props.count || !isMotionAllowed()) return null;
    return [...current.querySelectorAll('tr, li')].map((row) => [row, row.getBoundingClientRect().top]);
  }

  override componentDidUpdate(_before: Props, _state: unknown, tops: Tops | null) {
    for (const [row, top] of tops ?? []) {
      const way = row.isConnected ? top - row.getBoundingClientRect().top : 0;
      if (way !== 0) row.animate([{ translate: `0 ${way}px` }, { translate: '0 0' }], options);
    }
  }

  override render() {
    const { count: _, ...rest } = this.props;
    return <div ref={this.box} {...rest} />;
  }
}
