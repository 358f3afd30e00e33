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
      return true;
    } catch {
      return false;
    }
  },
  drop: (key: string): void => {
    try {
      localStorage.removeItem(key);
    } catch {
      // Nothing was stored.
    }
  },
  /** Local and session storage, whole. */
  clear: (): void => {
    try {
      localStorage.clear();
      sessionStorage.clear();
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
