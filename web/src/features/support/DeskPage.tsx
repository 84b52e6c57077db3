import './support.css';
import { useParams } from 'react-router';
import AppNotFoundPage from '../../shell/AppNotFoundPage.tsx';
import { useAuth } from '../../shell/auth-context.ts';
import { DeskConversation } from './desk/DeskConversation.tsx';
import { DeskList } from './desk/DeskList.tsx';

/** The page of those who answer. The server refuses everybody else, too. */
export default function DeskPage() {
  const { rowId } = useParams();
  const { hasRole } = useAuth();
  if (!hasRole('support')) return <AppNotFoundPage />;
  return rowId === undefined ? <DeskList /> : <DeskConversation key={rowId} id={rowId} />;
}
