import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react';

/** The digital certificate a company signs its invoices with, as somebody is filling it in (row SES-13). */
export interface Certification {
  /** Never leaves this page's memory: it is sent with the certificate and kept nowhere. */
  readonly passwordCertification: string;
  /** Last day it is valid, 'YYYY-MM-DD' (decision 11); null while nobody said. */
  readonly dateCertification: string | null;
  readonly setPasswordCertification: (password: string) => void;
  readonly setDateCertification: (day: string | null) => void;
  /** Judges both and sets the flags; true when nothing is wrong. */
  readonly validateCertification: () => boolean;
  /** Of the last validation; changing the password takes it back. */
  readonly isPasswordInvalid: boolean;
  /** The last validation found the certificate out of date, or its date missing; changing the date takes it back. */
  readonly isCertificationExpirate: boolean;
}

const CertificationContext = createContext<Certification | null>(null);

interface CertificationProviderProps {
  /** Today in the company's zone, 'YYYY-MM-DD'. */
  readonly today: () => string;
  readonly children: ReactNode;
}

export const CertificationProvider = ({ today, children }: CertificationProviderProps) => {
  const [passwordCertification, setPassword] = useState('');
  const [dateCertification, setDate] = useState<string | null>(null);
  const [wrong, setWrong] = useState({ password: false, date: false });

  const setPasswordCertification = useCallback((password: string) => {
    setPassword(password);
    setWrong((before) => ({ ...before, password: false }));
  }, []);
  const setDateCertification = useCallback((day: string | null) => {
    setDate(day);
    setWrong((before) => ({ ...before, date: false }));
  }, []);
  const validateCertification = useCallback((): boolean => {
    // Days written this way are in the order of the calendar; the last day still counts.
    const found = { password: passwordCertification === '', date: dateCertification === null || dateCertification < today() };
    setWrong(found);
    return !found.password && !found.date;
  }, [passwordCertification, dateCertification, today]);

  const value = useMemo<Certification>(
    () => ({
      passwordCertification,
      dateCertification,
      setPasswordCertification,
      setDateCertification,
      validateCertification,
      isPasswordInvalid: wrong.password,
      isCertificationExpirate: wrong.date,
    }),
    [passwordCertification, dateCertification, setPasswordCertification, setDateCertification, validateCertification, wrong],
  );
  return <CertificationContext.Provider value={value}>{children}</CertificationContext.Provider>;
};

/** @throws outside its provider (part 1, section 8). */
export const useCertification = (): Certification => {
  const certification = useContext(CertificationContext);
  if (!certification) throw new Error('useCertification is used outside CertificationProvider');
  return certification;
};
