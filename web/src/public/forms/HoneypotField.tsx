import { useWord } from '../../i18n/use-texts.ts';

const leaveEmpty = { he: 'להשאיר ריק', en: 'Leave this empty', ar: 'اتركوا هذا فارغًا' };

/** A field that people do not see; programs fill in whatever they find, and what they send is dropped. */
export const HoneypotField = () => (
  <input
    className="decoy"
    name="website"
    tabIndex={-1}
    autoComplete="off"
    aria-hidden="true"
    aria-label={useWord(leaveEmpty)}
  />
);
