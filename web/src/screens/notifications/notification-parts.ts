// What is looked at once the bell is pressed.
export { NotificationsPanel } from './NotificationsPanel.tsx';
