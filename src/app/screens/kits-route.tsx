import { TurnedAway } from '#entities/turned-away.tsx';
import { KitPage } from '#features/kits/kit-page.tsx';
import { NewKitPage } from '#features/kits/new-kit-page.tsx';
import { useFrame } from '../signed-in.ts';

/** A reviewer only looks at kits and composes none. */
export const NewKitRoute = () => (useFrame().role === 'reviewer' ? <TurnedAway /> : <NewKitPage />);

export const KitRoute = ({ kitId }: { readonly kitId: string }) => <KitPage kitId={kitId} />;
