// Search components load together, and only when the user searches: offline they are of no use.
export { SearchPanel } from './SearchPanel.tsx';
export { SearchScreen } from './SearchScreen.tsx';
