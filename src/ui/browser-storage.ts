const yearInSeconds = 365 * 24 * 60 * 60;

/**
 * Tells the server, at its login page alone, whether anything is stored here: who is unknown sees the login before a script has looked
 * (scripts/vite/static-door.ts). It says no more than that; lax, for who follows a link here from elsewhere is no less known.
 * @param isComingBack Whoever leaves now comes back with more in the address than the server sees.
 */
export const tellLogin = (isComingBack = false): void => {
  try {
    document.cookie = `known=1; Path=/login; SameSite=Lax; Max-Age=${isComingBack || localStorage.length > 0 ? yearInSeconds : 0}`;
  } catch {
    // Nothing can be stored here, and nobody is known.
  }
};

/**
 * localStorage that may be missing: a private window or a policy can forbid it, and then every access throws. What could not
 * be stored lasts as long as the page.
 */
export const browserStorage = {
  read: (key: string): string | null => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  /** False when it was not stored. */
  write: (key: string, value: string): boolean => {
    try {
      localStorage.setItem(key, value);
      tellLogin();
      return true;
    } catch {
      return false;
    }
  },
  drop: (key: string): void => {
    try {
      localStorage.removeItem(key);
      tellLogin();
    } catch {
      // Nothing was stored.
    }
  },
  /** Local and session storage, whole. */
  clear: (): void => {
    try {
      localStorage.clear();
      sessionStorage.clear();
      tellLogin();
    } catch {
      // Nothing was stored.
    }
  },
};

/** sessionStorage, with the same patience: it is this tab's alone, and no other tab can clear it. */
export const tabStorage = {
  read: (key: string): string | null => {
    try {
      return sessionStorage.getItem(key);
    } catch {
      return null;
    }
  },
  write: (key: string, value: string): void => {
    try {
      sessionStorage.setItem(key, value);
    } catch {
      // What could not be kept is asked for again.
    }
  },
  drop: (key: string): void => {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // Nothing was stored.
    }
  },
  clear: (): void => {
    try {
      sessionStorage.clear();
    } catch {
      // Nothing was stored.
    }
  },
};

if (typeof window !== 'undefined') {
  // What is stored here may be older than the cookie.
  tellLogin();
  // What another tab stored or cleared, this one may have told otherwise a moment before.
  window.addEventListener('storage', () => tellLogin());
}
