import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { Outlet, useLocation } from 'react-router-dom';
import { authScreenLeft } from '@/features/auth/authSlice';
import { BrandName, Footer, Logo } from './Brand';

export function AuthLayout() {
  const { pathname } = useLocation();
  const dispatch = useDispatch();
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
