import './tags.css';
import type { Hue } from '@tzemed/contract/pets/hues';

/** Colour mark before the name of a tag. */
export const TagMark = ({ hue }: { hue: Hue }) => <span className="tag-mark" data-hue={hue} aria-hidden="true" />;
