import { Admin, Resource, type AuthProvider, type DataProvider } from 'react-admin';
import { createRoot } from 'react-dom/client';

/** Nobody is signed in, and there is nothing to ask: no answer of a server is waited for. */
const authProvider: AuthProvider = {
  login: () => Promise.resolve(),
  logout: () => Promise.resolve(),
  checkAuth: () => Promise.reject(new Error('Nobody is signed in')),
  checkError: () => Promise.resolve(),
  getPermissions: () => Promise.resolve(null),
};
const dataProvider: DataProvider = {};

/** The smallest console react-admin's tutorial makes, at its own login page. */
createRoot(document.querySelector('#root') as Element).render(
  <Admin authProvider={authProvider} dataProvider={dataProvider} disableTelemetry>
    <Resource name="publish" />
  </Admin>,
);
