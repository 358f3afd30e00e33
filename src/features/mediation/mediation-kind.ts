import { mediations } from '#api/mediations.ts';

export const mediationKind = { on: 'mediation', records: mediations } as const;
