import type { PackedLesson } from './lesson-source.ts';

/** A text inside XML or HTML, in quotation marks too. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** The lesson's identifier where a platform requires an address. */
export const iriOf = ({ name }: PackedLesson): string => `urn:driftlab:lesson:${name}`;

/** `imsmanifest.xml` of SCORM 1.2: one SCO. */
export function manifest({ name, title }: PackedLesson): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="driftlab-${name}" version="1.0"
          xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2"
          xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2">
  <metadata>
    <schema>ADL SCORM</schema>
    <schemaversion>1.2</schemaversion>
  </metadata>
  <organizations default="driftlab">
    <organization identifier="driftlab">
      <title>${escaped(title)}</title>
      <item identifier="lesson" identifierref="sco">
        <title>${escaped(title)}</title>
      </item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="sco" type="webcontent" adlcp:scormtype="sco" href="index.html">
      <file href="index.html"/>
      <file href="lesson.js"/>
      <file href="driftlab.html"/>
    </resource>
  </resources>
</manifest>
`;
}

/** `tincan.xml`: what a platform that launches by xAPI reads. */
export function tincan(lesson: PackedLesson): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<tincan xmlns="http://projecttincan.com/tincan.xsd">
  <activities>
    <activity id="${iriOf(lesson)}" type="http://adlnet.gov/expapi/activities/lesson">
      <name lang="en">${escaped(lesson.title)}</name>
      <description lang="en">${escaped(lesson.title)}</description>
      <launch lang="en">index.html</launch>
    </activity>
  </activities>
</tincan>
`;
}
