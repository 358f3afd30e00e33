import { ListScreen } from '#entities/list-screen.tsx';
import { SecondLookScreen } from '#features/review/second/second-look-screen.tsx';

export const SecondLookRoute = () => <ListScreen title="shell.title.secondLook">{() => <SecondLookScreen />}</ListScreen>;
