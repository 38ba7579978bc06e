import { appConfig } from '@/shared/api/appConfig';

export function Logo() {
  return (
    <svg width="32" height="32" viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <g fill="var(--primary)" fillOpacity="0.55">
        <path d="M24 40C12 40 5 33 3 24c8 0 15 4 21 16Z" />
        <path d="M24 40c12 0 19-7 21-16-8 0-15 4-21 16Z" />
        <path d="M24 40C15 34 11 25 13 14c7 5 11 14 11 26Z" />
        <path d="M24 40c9-6 13-15 11-26-7 5-11 14-11 26Z" />
      </g>
      <path fill="var(--accent)" d="M24 40c-6-6-7-14 0-28 7 14 6 22 0 28Z" />
    </svg>
  );
}

export function BrandName() {
  return <span className="brand-name">{appConfig().brandName}</span>;
}

export function Footer() {
  const { brandName, creditName, creditUrl } = appConfig();
  return (
    <footer className="footer">
      <span>
        © {new Date().getFullYear()} {brandName}
      </span>
      <span>
        Made by{' '}
        <a href={creditUrl} rel="noreferrer">
          {creditName}
        </a>
      </span>
    </footer>
  );
}
