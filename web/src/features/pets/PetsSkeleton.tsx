import './pet-cards.css';
import { useTexts } from '../../i18n/use-texts.ts';
import { screens } from '../../screens.ts';
import { ListSkeleton } from '../../shared/list/ListSkeleton.tsx';
import { petTexts } from './texts.ts';

export const PetsSkeleton = () => <ListSkeleton of={screens.pets} lead={useTexts(petTexts).lead} />;
