import '../../styles/public.css';
import { Outlet } from 'react-router';
import { PublicFooter } from './PublicFooter.tsx';
import { PublicHeader } from './PublicHeader.tsx';
import { SkipLinks } from '../frame/SkipLinks.tsx';

export default function PublicLayout() {
  return (
    <>
      <SkipLinks />
      <PublicHeader />
      <main id="main-content" tabIndex={-1}>
        <Outlet />
      </main>
      <PublicFooter />
    </>
  );
}
