import { BirdWithFolder } from './empty/BirdWithFolder.tsx';
import { CatOnCalendar } from './empty/CatOnCalendar.tsx';
import { CatWithTag } from './empty/CatWithTag.tsx';
import { CatInBin } from './empty/CatInBin.tsx';
import { DogWithTornPage } from './empty/DogWithTornPage.tsx';
import { HamsterAtWheel } from './empty/HamsterAtWheel.tsx';
import { PuppyWithBoxes } from './empty/PuppyWithBoxes.tsx';
import { PuppyWithReceipt } from './empty/PuppyWithReceipt.tsx';
import { HamsterWithJar } from './empty/HamsterWithJar.tsx';
import { pictureTexts } from './empty/texts.ts';
import { useTexts } from '../i18n/use-texts.ts';

const pictures = {
  reminders: CatOnCalendar,
  expenses: PuppyWithReceipt,
  records: BirdWithFolder,
  budgets: HamsterWithJar,
  categories: PuppyWithBoxes,
  tags: CatWithTag,
  nothing: HamsterAtWheel,
  lost: DogWithTornPage,
  trash: CatInBin,
};

export type EmptyArtName = keyof typeof pictures;

/** Picture of an empty state. Some pictures move a little, once, when they appear. */
export function EmptyArt({ name }: { name: EmptyArtName }) {
  const Picture = pictures[name];
  // The picture has a text alternative in screen-reader mode.
  const isRead = globalThis.document?.documentElement.dataset.reader !== undefined;
  const label = useTexts(pictureTexts)[name];
  return (
    <svg
      viewBox="0 0 240 180"
      width="264"
      height="198"
      {...(isRead ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <Picture />
    </svg>
  );
}
