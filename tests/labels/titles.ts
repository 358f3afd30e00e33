// The 1,583 titles of ../shared/data/mercadolivre/listing-titles.csv by their row, the first after the header being 0. Read one by one,
// category by category and sorted by price, by somebody who had read of the checks only what they say to a user.

export interface RowLabels {
  readonly yes: readonly number[];
  readonly maybe: readonly number[];
}

/** "Retire do título o que não descreve o produto": shipping, offers, invoices, prices, ways of paying, names of shops, praise. */
export const titleWords: RowLabels = {
  yes: [
    // Shipping, and how soon.
    171, 155, 194, 150, 217, 233, 1297, 1479,
    // Invoices.
    231, 270, 338, 627, 1018, 1313, 1419,
    // Offers, gifts and bargains.
    225, 303, 331, 346, 471, 481, 1214, 1201, 1311, 1075, 1516, 1573,
    // Prices and ways of paying.
    1066, 1038, 1082, 1059, 1068, 1490, 1512, 1500, 1530, 1532, 1484,
    // Names of the shop itself.
    637, 749, 770, 784, 819, 833, 711,
    // Praise of no product, and words to the reader.
    96, 151, 817, 1041, 1045, 461,
  ],
  maybe: [
    // Sold in bulk.
    265, 251, 324, 958, 947, 965, 972, 1357, 1533, 1559, 1569, 1546, 1323,
    // New, sealed, just out: the condition has its own field, yet it is of the product.
    18, 590, 836, 796, 448, 1403, 1414, 1424, 1428, 1412, 1406, 1402, 1394, 1409, 1415, 1384, 1405, 1393, 1420, 1388, 1431, 1070,
    // "Top", "Alta Qualidade", "Linda", "Presente", "Pronta", "Validade Longa".
    30, 73, 87, 719, 538, 943, 1288, 211, 212, 203, 98, 292, 189, 547,
    // Perhaps a shop, perhaps a brand; who the seller is.
    260, 451, 469, 619, 610, 640, 545, 663, 651, 661,
    // A phone number, which another check is for; a filler of a form.
    1499, 1370, 1346,
  ],
};

/** A way to reach the seller past the marketplace, in the title itself. */
export const titleContact: RowLabels = { yes: [1499], maybe: [] };

/** Prices and payment in the title, were the title read as a description is. */
export const titlePayment: RowLabels = { yes: [1082, 1059, 1068, 1490, 1512], maybe: [1066, 1038, 1500, 1530, 1532, 1484] };

/** The price is wrong for what is sold, whatever else the category holds. */
export const priceWrong: RowLabels = {
  yes: [1054, 1048, 1075, 1073, 1063, 1065, 1081, 474],
  maybe: [1003, 994, 1077, 1039, 1074, 1067, 1069, 1072],
};

/** Right for the product perhaps, yet it stands alone, far from all other prices of its category. */
export const priceAlone: RowLabels = {
  yes: [40, 4, 53, 65, 300, 441, 507, 635, 820, 867, 931, 942, 1117, 1265, 1278, 1277, 1325, 1408, 1502, 1508],
  maybe: [249, 696, 702, 240, 215, 221, 827, 48, 412, 1482, 1580, 1557, 262, 971],
};

/** The same thing announced twice, noticed while reading; the rows whose titles are equal are told by comparing. */
export const repeated: readonly (readonly [number, number])[] = [
  [26, 47],
  [75, 92],
  [248, 258],
  [257, 261],
  [296, 343],
  [643, 667],
  [644, 655],
  [654, 677],
  [681, 686],
  [156, 187],
  [949, 975],
  [954, 970],
  [1002, 1017],
  [1208, 1212],
  [1187, 1188],
  [1328, 1333],
  [1392, 1425],
  [1490, 1512],
];

/** Alike in words, another product: another voltage, colour or number of pieces. */
export const alikeOnly: readonly (readonly [number, number])[] = [
  [60, 61],
  [57, 62],
  [915, 920],
  [423, 430],
  [1242, 1248],
  [1195, 1217],
  [1221, 1225],
  [1269, 1272],
  [397, 406],
  [104, 134],
  [1291, 1285],
  [501, 531],
  [651, 661],
];
