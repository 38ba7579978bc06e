import { Outlet } from 'react-router-dom';
import { BrandName, Footer, Logo } from './Brand';
import { ConnectionBar } from './ConnectionBar';

export function AuthLayout() {
  return (
    <div className="auth">
      <header className="auth-bar">
        <Logo />
        <BrandName />
        <ConnectionBar />
      </header>
      <main className="auth-main">
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}
