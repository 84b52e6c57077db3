// What belongs to searching comes together, and only where somebody searches: it is of no use without a connection.
export { SearchPanel } from './SearchPanel.tsx';
export { SearchScreen } from './SearchScreen.tsx';
