import { createRoot } from 'react-dom/client';
import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { Provider } from 'react-redux';
import { AntdProvider } from '@/app/AntdProvider';
import { preferencesSlice } from '@/shared/preferences';
import { drawings } from './drawings';

/** Draws every component once, in the scheme that the system wants. */
const root = document.createElement('div');
document.body.append(root);
createRoot(root).render(
  <Provider store={configureStore({ reducer: combineSlices(preferencesSlice) })}>
    <AntdProvider>
      {Object.entries(drawings).map(([name, drawing]) => (
        <section key={name} data-component={name}>
          {drawing}
        </section>
      ))}
    </AntdProvider>
  </Provider>,
);
