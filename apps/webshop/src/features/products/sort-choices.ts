export { PRODUCT_SORTS as PRODUCT_SORT_CHOICES } from '@stadstegoed/core/products/product-list-rules.ts';
