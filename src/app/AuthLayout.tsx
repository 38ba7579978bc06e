import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { authScreenLeft } from '@/features/auth/authSlice';
import { useAppDispatch } from '@/shared/hooks';
import { BrandName, Footer, Logo } from './Brand';

export function AuthLayout() {
  const { pathname } = useLocation();
  const dispatch = useAppDispatch();
  useEffect(() => () => void dispatch(authScreenLeft()), [dispatch, pathname]);
  return (
    <div className="auth">
      <header className="auth-bar">
        <Logo />
        <BrandName />
      </header>
      <main className="auth-main">
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}
