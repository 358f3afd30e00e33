import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { CertificationProvider, useCertification } from './certification.tsx';

const today = (): string => '2026-11-21';
const open = () =>
  renderHook(useCertification, {
    wrapper: ({ children }: { readonly children: ReactNode }) => <CertificationProvider today={today}>{children}</CertificationProvider>,
  }).result;

test('outside its provider it throws', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  expect(() => renderHook(useCertification)).toThrow('useCertification is used outside CertificationProvider');
});

test('nothing is wrong before anybody looked', () => {
  expect(open().current).toMatchObject({
    passwordCertification: '',
    dateCertification: null,
    isPasswordInvalid: false,
    isCertificationExpirate: false,
  });
});

test.each([
  ['a certificate that ends today is still one', 's3nha', '2026-11-21', true, false, false],
  ['a certificate that ended yesterday is none', 's3nha', '2026-11-20', false, false, true],
  ['one without a date neither', 's3nha', null, false, false, true],
  ['without its password nothing can be signed', '', '2027-01-01', false, true, false],
  ['both may be wrong', '', '2025-12-31', false, true, true],
])('%s', (_what, password, day, isGood, isPasswordInvalid, isCertificationExpirate) => {
  const certification = open();
  act(() => {
    certification.current.setPasswordCertification(password);
    certification.current.setDateCertification(day);
  });
  let answer = !isGood;
  act(() => {
    answer = certification.current.validateCertification();
  });
  expect(answer).toBe(isGood);
  expect(certification.current).toMatchObject({ isPasswordInvalid, isCertificationExpirate });
});

test('what is corrected is no longer called wrong, and the other still is', () => {
  const certification = open();
  act(() => void certification.current.validateCertification());
  act(() => certification.current.setPasswordCertification('s3nha'));
  expect(certification.current).toMatchObject({ isPasswordInvalid: false, isCertificationExpirate: true });
  act(() => certification.current.setDateCertification('2027-01-01'));
  expect(certification.current.isCertificationExpirate).toBe(false);
});

test('neither password nor date is kept in the browser', () => {
  const certification = open();
  act(() => {
    certification.current.setPasswordCertification('s3nha');
    certification.current.setDateCertification('2027-01-01');
    certification.current.validateCertification();
  });
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
});
