import type { Label } from './label.ts';

// The pictures of ../shared/data/images by file, each looked at. `background`: it would not do as a cover, whose background is to be
// white. None of them is out of focus as a whole; what is blurred is made from them (`spoilt`), and was looked at too.

export interface PictureLabels {
  readonly file: string;
  readonly background: Label;
  readonly blur: Label;
}

const of = (background: Label, blur: Label, files: string): readonly PictureLabels[] =>
  files
    .trim()
    .split(/\s*\n\s*/)
    .map((file) => ({ file, background, blur }));

export const pictures: readonly PictureLabels[] = [
  ...of(
    'no',
    'no',
    `white-bg/51UDEzMJVpL._AC_UL640_QL65_ML3_.jpg
     white-bg/51eg55uWmdL._AC_UX679_.jpg
     white-bg/61U7T1koQqL._AC_SX679_.jpg
     white-bg/61pHAEJ4NML._AC_UX679_.jpg
     white-bg/71-3HjGNDUL._AC_SY879._SX._UX._SY._UY_.jpg
     white-bg/71YAIFU48IL._AC_UL640_QL65_ML3_.jpg
     white-bg/71kWymZ+c+L._AC_SX679_.jpg
     white-bg/71pWzhdJNwL._AC_UL640_QL65_ML3_.jpg
     white-bg/81QpkIctqPL._AC_SX679_.jpg
     white-bg/81Zt42ioCgL._AC_SX679_.jpg
     scene/thomas-q-1229169-unsplash.jpg
     corrupt/ianare_image02206.jpg
     attack/white_jpeg_q10_noise.jpg`,
  ),
  ...of(
    'yes',
    'no',
    `scene/abel-y-costa-716024-unsplash.jpg
     scene/alexandru-acea-686569-unsplash.jpg
     scene/annie-spratt-78044-unsplash.jpg
     scene/benjamin-voros-310026-unsplash.jpg
     scene/caleb-george-536388-unsplash.jpg
     scene/chuttersnap-324234-unsplash.jpg
     scene/daniel-korpai-1302051-unsplash.jpg
     scene/eniko-kis-663725-unsplash.jpg
     scene/florian-olivo-1166419-unsplash.jpg
     scene/jakob-owens-274337-unsplash.jpg
     scene/jonathan-talbert-697262-unsplash.jpg
     scene/kari-shea-398668-unsplash.jpg
     scene/liam-briese-1128307-unsplash.jpg
     scene/max-tarkhov-737999-unsplash.jpg
     scene/mikkel-bech-748940-unsplash.jpg
     scene/natalia-y-345738-unsplash.jpg
     scene/neonbrand-428982-unsplash.jpg
     scene/nik-shuliahin-619349-unsplash.jpg
     scene/oscar-ivan-esquivel-arteaga-687447-unsplash.jpg
     scene/paul-weaver-1120584-unsplash.jpg
     scene/robert-shunev-528016-unsplash.jpg
     scene/silvia-agrasar-227575-unsplash.jpg
     scene/tommy-bebo-600358-unsplash.jpg
     scene/vincent-liu-525429-unsplash.jpg
     scene/zoltan-kovacs-642412-unsplash.jpg
     exif/ianare_DSCN0010.jpg
     exif/ianare_DSCN0042.jpg
     exif/orientation_Portrait_1.jpg
     exif/orientation_Portrait_3.jpg
     exif/orientation_Portrait_6.jpg
     exif/orientation_Portrait_8.jpg
     corrupt/ianare_36-memory_error.jpg
     corrupt/ianare_42_IndexError.jpg
     corrupt/ianare_image01088.jpg
     corrupt/pillow_exif_gps_typeerror.jpg
     corrupt/pillow_hopper.gif
     corrupt/pillow_hopper.jpg
     corrupt/pillow_hopper.png
     corrupt/pillow_hopper.webp
     corrupt/pillow_hopper_bad_exif.jpg
     corrupt/pillow_pil_sample_cmyk.jpg
     corrupt/pillow_truncated_app14.jpg
     corrupt/pillow_truncated_end_chunk.png
     formats/filetype_fixture.gif
     formats/filetype_fixture.jpg
     formats/filetype_fixture.png
     formats/filetype_fixture.webp
     attack/gps_exif.jpg`,
  ),
  ...of(
    'yes',
    'maybe',
    `exif/ianare_jolla.jpg
     corrupt/pillow_sugarshack_bad_mpo_header.jpg
     corrupt/pillow_invalid-exif.jpg
     attack/offwhite_240.png`,
  ),
  // A wall that is nearly white; a pattern to its edges; what shows through, on whatever it is laid upon.
  ...of(
    'maybe',
    'no',
    `scene/alex-rodriguez-santibanez-200278-unsplash.jpg
     corrupt/pillow_exif.png
     corrupt/pillow_pil123rgba.png
     corrupt/pillow_transparent.png
     formats/filetype_fixture.apng`,
  ),
  // White and nothing else: nothing on it can be sharp or not.
  ...of(
    'no',
    'maybe',
    `attack/MAIUSCULA.JPEG
     attack/cmyk_white.jpg
     attack/gray16.png
     attack/jpeg_html_comment.jpg
     attack/jpeg_trailing_html.jpg
     attack/jpeg_trailing_zip.jpg
     attack/semextensao`,
  ),
];

/** Nobody sees a picture of a product in it: torn off, broken, or no picture at all whatever its name says. */
export const unreadable: readonly string[] = [
  'corrupt/pillow_broken.png',
  'corrupt/pillow_broken_data_stream.png',
  'corrupt/pillow_truncated_image.png',
  'corrupt/ianare_corrupted.jpg',
  'corrupt/pillow_truncated_jpeg.jpg',
  'formats/filetype_fixture-corrupt.png',
  'formats/filetype_fixture-json.webp',
  'formats/filetype_fixture.pdf',
  'formats/filetype_fixture.zip',
  'formats/filetype_fixture.xlsx',
  'attack/empty.jpg',
  'attack/one_byte.png',
  'attack/exe_as_jpg.jpg',
  'attack/html_as_jpg.jpg',
  'attack/truncated_half.jpg',
  'attack/pdf_in_jpg.jpg',
];

/** "Menos de 1200 px": too small on both sides is; large on both is not; between, the sentence does not say. */
export const sizeLabel = (width: number, height: number): Label => {
  if (Math.max(width, height) < 1200) return 'yes';
  return Math.min(width, height) >= 1200 ? 'no' : 'maybe';
};

/** The same picture for a person, in other bytes. Of the four with a number in them only the number differs. */
export const samePictures: readonly (readonly string[])[] = [
  ['corrupt/pillow_hopper.jpg', 'corrupt/pillow_hopper.png', 'corrupt/pillow_hopper.gif', 'corrupt/pillow_hopper.webp'],
  ['formats/filetype_fixture.jpg', 'formats/filetype_fixture.png', 'formats/filetype_fixture.gif', 'formats/filetype_fixture.webp'],
  ['exif/ianare_DSCN0010.jpg', 'attack/gps_exif.jpg'],
  [
    'exif/orientation_Portrait_1.jpg',
    'exif/orientation_Portrait_3.jpg',
    'exif/orientation_Portrait_6.jpg',
    'exif/orientation_Portrait_8.jpg',
  ],
];

/** What is made of one picture, and whether it is then out of focus, or still the same picture. Sigmas are those of 1,600 px. */
export interface Spoilt {
  readonly how: 'blur' | 'enlarge' | 'quality' | 'halve' | 'crop' | 'mirror' | 'grey' | 'stamp' | 'margin' | 'brighten';
  readonly by: number;
  readonly blur: Label;
  readonly same: Label;
}

export const spoilt: readonly Spoilt[] = [
  { how: 'blur', by: 1.5, blur: 'no', same: 'yes' },
  { how: 'blur', by: 3, blur: 'maybe', same: 'yes' },
  { how: 'blur', by: 6, blur: 'yes', same: 'yes' },
  { how: 'blur', by: 10, blur: 'yes', same: 'yes' },
  { how: 'enlarge', by: 150, blur: 'yes', same: 'yes' },
  { how: 'quality', by: 60, blur: 'no', same: 'yes' },
  { how: 'quality', by: 20, blur: 'no', same: 'yes' },
  { how: 'halve', by: 0.5, blur: 'no', same: 'yes' },
  { how: 'crop', by: 0.04, blur: 'no', same: 'yes' },
  { how: 'crop', by: 0.15, blur: 'no', same: 'maybe' },
  { how: 'mirror', by: 1, blur: 'no', same: 'maybe' },
  { how: 'grey', by: 1, blur: 'no', same: 'maybe' },
  { how: 'stamp', by: 0.2, blur: 'no', same: 'yes' },
  { how: 'margin', by: 0.06, blur: 'no', same: 'yes' },
  { how: 'brighten', by: 1.12, blur: 'no', same: 'yes' },
];
