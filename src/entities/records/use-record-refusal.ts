import { useCallback } from 'react';
import type { Problem } from '#api/client.ts';
import { useT } from '#locale/locale.tsx';
import type { Refusal } from '#ui/form/refusal.ts';

/** Why a form was not saved: the server's own words and fields, or that it did not answer. */
export const useRecordRefusal = (): ((problem: Problem) => Refusal) => {
  const t = useT();
  return useCallback((problem) => (problem.type === 'Refused' ? problem.body : { message: t('records.notSaved') }), [t]);
};
