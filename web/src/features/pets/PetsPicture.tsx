import './pet-cards.css';
import { useTexts } from '../../i18n/use-texts.ts';
import { screens } from '../../screens.ts';
import { ListPicture } from '../../shared/ListPicture.tsx';
import { petTexts } from './texts.ts';

export const PetsPicture = () => <ListPicture of={screens.pets} lead={useTexts(petTexts).lead} />;
