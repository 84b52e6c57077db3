import '../styles/public.css';
import { Outlet } from 'react-router';

export default function PublicLayout() {
  return (
    <main id="main-content">
      <Outlet />
    </main>
  );
}
