import { adminScreens } from '@/app/routes';

// A process of its own, where the table can be loaded with all that it imports.
process.stdout.write(JSON.stringify(adminScreens.map(({ path, title }) => ({ path, title }))));
