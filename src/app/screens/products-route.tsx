import { VariationDialog } from '#features/mediation/variation/variation-dialog.tsx';
import { ProductPage } from '#features/products/product-page.tsx';

export const ProductRoute = ({ productId }: { readonly productId: string }) => (
  <ProductPage
    productId={productId}
    renderAttributes={({ targets, attribute }, onClose) => <VariationDialog items={targets} attribute={attribute} onClose={onClose} />}
  />
);
