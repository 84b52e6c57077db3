import { useTexts } from '../../i18n/use-texts.ts';
import { shellTexts } from '../texts.ts';

/** Target of the last skip link, where a page has no footer to see. */
export const PageEndTarget = () => (
  <footer id="footer" className="page-end" tabIndex={-1}>
    <span className="sr">{useTexts(shellTexts).foot}</span>
  </footer>
);
