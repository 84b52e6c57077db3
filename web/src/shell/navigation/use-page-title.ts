import { useEffect } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { shellTexts } from '../texts.ts';

/** The title of an app screen, in the language of the moment: «הוצאות – צמד». */
export function usePageTitle(title: string) {
  const { brand } = useTexts(shellTexts);
  useEffect(() => {
    document.title = `${title} – ${brand}`;
  }, [title, brand]);
}
