import { DeskConversation } from './DeskConversation.tsx';
import { DeskList } from './DeskList.tsx';

/** The list of the desk, or one of its tickets. */
export const Desk = ({ ticketId }: { ticketId: string | undefined }) =>
  ticketId === undefined ? <DeskList /> : <DeskConversation key={ticketId} id={ticketId} />;
