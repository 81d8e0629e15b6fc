// Validators of every request, precompiled.
// Generated from openapi.yaml by `node codegen/main.ts`. Do not edit.
'use strict';

const parameters = {};
(function (exports) {

exports.acceptInvitation_path = validate_acceptInvitation_path;
const schema_acceptInvitation_path = {"type":"object","properties":{"id":{"type":"string","maxLength":64}},"required":["id"],"additionalProperties":false};
const func_ucs2length = require("ajv/dist/runtime/ucs2length").default;

function validate_acceptInvitation_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_acceptInvitation_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "id")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "id"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data0) && data0.length == 1){
data0 = data0[0];
dataType0 = typeof data0;
if(typeof data0 === "string"){
coerced0 = data0;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["id"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func_ucs2length(data0) > 64){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate_acceptInvitation_path.errors = vErrors;
return errors === 0;
}
validate_acceptInvitation_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.acceptInvitation_query = validate_acceptInvitation_query;
const schema_acceptInvitation_query = {"type":"object","properties":{},"required":[],"additionalProperties":false};

function validate_acceptInvitation_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_acceptInvitation_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ""},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate_acceptInvitation_query.errors = vErrors;
return errors === 0;
}
validate_acceptInvitation_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.addDncNumbers_header = validate_addDncNumbers_header;
const schema_addDncNumbers_header = {"type":"object","properties":{"idempotency-key":{"type":"string","minLength":1,"maxLength":255}},"required":[],"additionalProperties":true};

function validate_addDncNumbers_header(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_addDncNumbers_header.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["idempotency-key"] !== undefined){
let data0 = data["idempotency-key"];
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data0) && data0.length == 1){
data0 = data0[0];
dataType0 = typeof data0;
if(typeof data0 === "string"){
coerced0 = data0;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err0 = {instancePath:instancePath+"/idempotency-key",schemaPath:"#/properties/idempotency-key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["idempotency-key"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func_ucs2length(data0) > 255){
const err1 = {instancePath:instancePath+"/idempotency-key",schemaPath:"#/properties/idempotency-key/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func_ucs2length(data0) < 1){
const err2 = {instancePath:instancePath+"/idempotency-key",schemaPath:"#/properties/idempotency-key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate_addDncNumbers_header.errors = vErrors;
return errors === 0;
}
validate_addDncNumbers_header.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.addDncNumbers_query = validate_addDncNumbers_query;
const schema_addDncNumbers_query = {"type":"object","properties":{"default_country":{"type":"string","pattern":"^[A-Z]{2}$"}},"required":[],"additionalProperties":false};
const pattern_4ad7b0ab = new RegExp("^[A-Z]{2}$", "u");

function validate_addDncNumbers_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_addDncNumbers_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "default_country")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "default_country"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.default_country !== undefined){
let data0 = data.default_country;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data0) && data0.length == 1){
data0 = data0[0];
dataType0 = typeof data0;
if(typeof data0 === "string"){
coerced0 = data0;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err1 = {instancePath:instancePath+"/default_country",schemaPath:"#/properties/default_country/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["default_country"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(!pattern_4ad7b0ab.test(data0)){
const err2 = {instancePath:instancePath+"/default_country",schemaPath:"#/properties/default_country/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{2}$"},message:"must match pattern \""+"^[A-Z]{2}$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate_addDncNumbers_query.errors = vErrors;
return errors === 0;
}
validate_addDncNumbers_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.createInvitation_header = validate_createInvitation_header;
const schema_createInvitation_header = {"type":"object","properties":{"idempotency-key":{"type":"string","minLength":1,"maxLength":255},"x-workspace-id":{"type":"string","maxLength":64}},"required":[],"additionalProperties":true};

function validate_createInvitation_header(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_createInvitation_header.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["idempotency-key"] !== undefined){
let data0 = data["idempotency-key"];
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data0) && data0.length == 1){
data0 = data0[0];
dataType0 = typeof data0;
if(typeof data0 === "string"){
coerced0 = data0;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err0 = {instancePath:instancePath+"/idempotency-key",schemaPath:"#/properties/idempotency-key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["idempotency-key"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func_ucs2length(data0) > 255){
const err1 = {instancePath:instancePath+"/idempotency-key",schemaPath:"#/properties/idempotency-key/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func_ucs2length(data0) < 1){
const err2 = {instancePath:instancePath+"/idempotency-key",schemaPath:"#/properties/idempotency-key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
if(data["x-workspace-id"] !== undefined){
let data1 = data["x-workspace-id"];
if(typeof data1 !== "string"){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(dataType1 == 'object' && Array.isArray(data1) && data1.length == 1){
data1 = data1[0];
dataType1 = typeof data1;
if(typeof data1 === "string"){
coerced1 = data1;
}
}
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data1;
}
else if(data1 === null){
coerced1 = "";
}
else {
const err3 = {instancePath:instancePath+"/x-workspace-id",schemaPath:"#/properties/x-workspace-id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["x-workspace-id"] = coerced1;
}
}
}
if(typeof data1 === "string"){
if(func_ucs2length(data1) > 64){
const err4 = {instancePath:instancePath+"/x-workspace-id",schemaPath:"#/properties/x-workspace-id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate_createInvitation_header.errors = vErrors;
return errors === 0;
}
validate_createInvitation_header.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.deleteAgentFunction_path = validate_deleteAgentFunction_path;
const schema_deleteAgentFunction_path = {"type":"object","properties":{"function_id":{"type":"string","maxLength":64},"id":{"type":"string","maxLength":64}},"required":["function_id","id"],"additionalProperties":false};

function validate_deleteAgentFunction_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_deleteAgentFunction_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.function_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "function_id"},message:"must have required property '"+"function_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "function_id") || (key0 === "id"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "function_id,id"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.function_id !== undefined){
let data0 = data.function_id;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data0) && data0.length == 1){
data0 = data0[0];
dataType0 = typeof data0;
if(typeof data0 === "string"){
coerced0 = data0;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err3 = {instancePath:instancePath+"/function_id",schemaPath:"#/properties/function_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["function_id"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func_ucs2length(data0) > 64){
const err4 = {instancePath:instancePath+"/function_id",schemaPath:"#/properties/function_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data.id !== undefined){
let data1 = data.id;
if(typeof data1 !== "string"){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(dataType1 == 'object' && Array.isArray(data1) && data1.length == 1){
data1 = data1[0];
dataType1 = typeof data1;
if(typeof data1 === "string"){
coerced1 = data1;
}
}
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data1;
}
else if(data1 === null){
coerced1 = "";
}
else {
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["id"] = coerced1;
}
}
}
if(typeof data1 === "string"){
if(func_ucs2length(data1) > 64){
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate_deleteAgentFunction_path.errors = vErrors;
return errors === 0;
}
validate_deleteAgentFunction_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.deleteKnowledgeBaseSource_path = validate_deleteKnowledgeBaseSource_path;
const schema_deleteKnowledgeBaseSource_path = {"type":"object","properties":{"id":{"type":"string","maxLength":64},"src":{"type":"string","maxLength":64}},"required":["id","src"],"additionalProperties":false};

function validate_deleteKnowledgeBaseSource_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_deleteKnowledgeBaseSource_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.src === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "src"},message:"must have required property '"+"src"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "id") || (key0 === "src"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "id,src"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data0) && data0.length == 1){
data0 = data0[0];
dataType0 = typeof data0;
if(typeof data0 === "string"){
coerced0 = data0;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["id"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func_ucs2length(data0) > 64){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data.src !== undefined){
let data1 = data.src;
if(typeof data1 !== "string"){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(dataType1 == 'object' && Array.isArray(data1) && data1.length == 1){
data1 = data1[0];
dataType1 = typeof data1;
if(typeof data1 === "string"){
coerced1 = data1;
}
}
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data1;
}
else if(data1 === null){
coerced1 = "";
}
else {
const err5 = {instancePath:instancePath+"/src",schemaPath:"#/properties/src/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["src"] = coerced1;
}
}
}
if(typeof data1 === "string"){
if(func_ucs2length(data1) > 64){
const err6 = {instancePath:instancePath+"/src",schemaPath:"#/properties/src/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate_deleteKnowledgeBaseSource_path.errors = vErrors;
return errors === 0;
}
validate_deleteKnowledgeBaseSource_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.deleteKnowledgeBase_query = validate_deleteKnowledgeBase_query;
const schema_deleteKnowledgeBase_query = {"type":"object","properties":{"force":{"type":"boolean","default":false}},"required":[],"additionalProperties":false};

function validate_deleteKnowledgeBase_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_deleteKnowledgeBase_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.force === undefined){
data.force = false;
}
for(const key0 in data){
if(!(key0 === "force")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "force"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
let data0 = data.force;
if(typeof data0 !== "boolean"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data0) && data0.length == 1){
data0 = data0[0];
dataType0 = typeof data0;
if(typeof data0 === "boolean"){
coerced0 = data0;
}
}
if(!(coerced0 !== undefined)){
if(data0 === "false" || data0 === 0 || data0 === null){
coerced0 = false;
}
else if(data0 === "true" || data0 === 1){
coerced0 = true;
}
else {
const err1 = {instancePath:instancePath+"/force",schemaPath:"#/properties/force/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["force"] = coerced0;
}
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate_deleteKnowledgeBase_query.errors = vErrors;
return errors === 0;
}
validate_deleteKnowledgeBase_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.deleteProviderCredentials_path = validate_deleteProviderCredentials_path;
const schema_deleteProviderCredentials_path = {"type":"object","properties":{"provider":{"type":"string","maxLength":50}},"required":["provider"],"additionalProperties":false};

function validate_deleteProviderCredentials_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_deleteProviderCredentials_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.provider === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "provider"},message:"must have required property '"+"provider"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "provider")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "provider"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.provider !== undefined){
let data0 = data.provider;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data0) && data0.length == 1){
data0 = data0[0];
dataType0 = typeof data0;
if(typeof data0 === "string"){
coerced0 = data0;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err2 = {instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["provider"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func_ucs2length(data0) > 50){
const err3 = {instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate_deleteProviderCredentials_path.errors = vErrors;
return errors === 0;
}
validate_deleteProviderCredentials_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.deleteVoice_path = validate_deleteVoice_path;
const schema_deleteVoice_path = {"type":"object","properties":{"voice_id":{"type":"string","maxLength":200}},"required":["voice_id"],"additionalProperties":false};

function validate_deleteVoice_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_deleteVoice_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.voice_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "voice_id"},message:"must have required property '"+"voice_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "voice_id")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "voice_id"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.voice_id !== undefined){
let data0 = data.voice_id;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data0) && data0.length == 1){
data0 = data0[0];
dataType0 = typeof data0;
if(typeof data0 === "string"){
coerced0 = data0;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err2 = {instancePath:instancePath+"/voice_id",schemaPath:"#/properties/voice_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["voice_id"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func_ucs2length(data0) > 200){
const err3 = {instancePath:instancePath+"/voice_id",schemaPath:"#/properties/voice_id/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate_deleteVoice_path.errors = vErrors;
return errors === 0;
}
validate_deleteVoice_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.estimatePrice_query = validate_estimatePrice_query;
const schema_estimatePrice_query = {"type":"object","properties":{"model":{"type":"string","minLength":1,"maxLength":100},"route":{"$ref":"schema:PriceRoute"},"voice_id":{"type":"string","minLength":1,"maxLength":200}},"required":[],"additionalProperties":false};
const schema_PriceRoute = {"type":"string","enum":["loopback","phone","web"],"default":"phone"};

function validate_PriceRoute(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_PriceRoute.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
let dataType0 = typeof data;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data) && data.length == 1){
data = data[0];
dataType0 = typeof data;
if(typeof data === "string"){
coerced0 = data;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data;
}
else if(data === null){
coerced0 = "";
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data = coerced0;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced0;
}
}
}
if(!(((data === "loopback") || (data === "phone")) || (data === "web"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_PriceRoute.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate_PriceRoute.errors = vErrors;
return errors === 0;
}
validate_PriceRoute.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate_estimatePrice_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_estimatePrice_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "model") || (key0 === "route")) || (key0 === "voice_id"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "model,route,voice_id"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.model !== undefined){
let data0 = data.model;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data0) && data0.length == 1){
data0 = data0[0];
dataType0 = typeof data0;
if(typeof data0 === "string"){
coerced0 = data0;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err1 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["model"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func_ucs2length(data0) > 100){
const err2 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func_ucs2length(data0) < 1){
const err3 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.route !== undefined){
if(!(validate_PriceRoute(data.route, {instancePath:instancePath+"/route",parentData:data,parentDataProperty:"route",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_PriceRoute.errors : vErrors.concat(validate_PriceRoute.errors);
errors = vErrors.length;
}
}
if(data.voice_id !== undefined){
let data2 = data.voice_id;
if(typeof data2 !== "string"){
let dataType1 = typeof data2;
let coerced1 = undefined;
if(dataType1 == 'object' && Array.isArray(data2) && data2.length == 1){
data2 = data2[0];
dataType1 = typeof data2;
if(typeof data2 === "string"){
coerced1 = data2;
}
}
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data2;
}
else if(data2 === null){
coerced1 = "";
}
else {
const err4 = {instancePath:instancePath+"/voice_id",schemaPath:"#/properties/voice_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(coerced1 !== undefined){
data2 = coerced1;
if(data !== undefined){
data["voice_id"] = coerced1;
}
}
}
if(typeof data2 === "string"){
if(func_ucs2length(data2) > 200){
const err5 = {instancePath:instancePath+"/voice_id",schemaPath:"#/properties/voice_id/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func_ucs2length(data2) < 1){
const err6 = {instancePath:instancePath+"/voice_id",schemaPath:"#/properties/voice_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate_estimatePrice_query.errors = vErrors;
return errors === 0;
}
validate_estimatePrice_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.getAgent_query = validate_getAgent_query;
const schema_getAgent_query = {"type":"object","properties":{"version":{"type":"integer","minimum":1,"maximum":2147483647}},"required":[],"additionalProperties":false};

function validate_getAgent_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_getAgent_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "version")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "version"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.version !== undefined){
let data0 = data.version;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data0) && data0.length == 1){
data0 = data0[0];
dataType0 = typeof data0;
if((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))){
coerced0 = data0;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 === "boolean" || data0 === null
              || (dataType0 === "string" && data0 && data0 == +data0 && !(data0 % 1))){
coerced0 = +data0;
}
else {
const err1 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["version"] = coerced0;
}
}
}
if(typeof data0 == "number"){
if(data0 > 2147483647 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate_getAgent_query.errors = vErrors;
return errors === 0;
}
validate_getAgent_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.getCallRecordingMp3_query = validate_getCallRecordingMp3_query;
const schema_getCallRecordingMp3_query = {"type":"object","properties":{"channels":{"type":"string","enum":["stereo","mono"],"default":"stereo"},"token":{"type":"string","maxLength":1024}},"required":[],"additionalProperties":false};

function validate_getCallRecordingMp3_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_getCallRecordingMp3_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.channels === undefined){
data.channels = "stereo";
}
for(const key0 in data){
if(!((key0 === "channels") || (key0 === "token"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "channels,token"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
let data0 = data.channels;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data0) && data0.length == 1){
data0 = data0[0];
dataType0 = typeof data0;
if(typeof data0 === "string"){
coerced0 = data0;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err1 = {instancePath:instancePath+"/channels",schemaPath:"#/properties/channels/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["channels"] = coerced0;
}
}
}
if(!((data0 === "stereo") || (data0 === "mono"))){
const err2 = {instancePath:instancePath+"/channels",schemaPath:"#/properties/channels/enum",keyword:"enum",params:{allowedValues: schema_getCallRecordingMp3_query.properties.channels.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.token !== undefined){
let data1 = data.token;
if(typeof data1 !== "string"){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(dataType1 == 'object' && Array.isArray(data1) && data1.length == 1){
data1 = data1[0];
dataType1 = typeof data1;
if(typeof data1 === "string"){
coerced1 = data1;
}
}
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data1;
}
else if(data1 === null){
coerced1 = "";
}
else {
const err3 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["token"] = coerced1;
}
}
}
if(typeof data1 === "string"){
if(func_ucs2length(data1) > 1024){
const err4 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate_getCallRecordingMp3_query.errors = vErrors;
return errors === 0;
}
validate_getCallRecordingMp3_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.getCallRecording_header = validate_getCallRecording_header;
const schema_getCallRecording_header = {"type":"object","properties":{"range":{"type":"string","maxLength":100}},"required":[],"additionalProperties":true};

function validate_getCallRecording_header(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_getCallRecording_header.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.range !== undefined){
let data0 = data.range;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data0) && data0.length == 1){
data0 = data0[0];
dataType0 = typeof data0;
if(typeof data0 === "string"){
coerced0 = data0;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err0 = {instancePath:instancePath+"/range",schemaPath:"#/properties/range/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["range"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func_ucs2length(data0) > 100){
const err1 = {instancePath:instancePath+"/range",schemaPath:"#/properties/range/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate_getCallRecording_header.errors = vErrors;
return errors === 0;
}
validate_getCallRecording_header.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.getCallRecording_query = validate_getCallRecording_query;
const schema_getCallRecording_query = {"type":"object","properties":{"channels":{"type":"string","enum":["stereo","mono"],"default":"stereo"}},"required":[],"additionalProperties":false};

function validate_getCallRecording_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_getCallRecording_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.channels === undefined){
data.channels = "stereo";
}
for(const key0 in data){
if(!(key0 === "channels")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "channels"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
let data0 = data.channels;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data0) && data0.length == 1){
data0 = data0[0];
dataType0 = typeof data0;
if(typeof data0 === "string"){
coerced0 = data0;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err1 = {instancePath:instancePath+"/channels",schemaPath:"#/properties/channels/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["channels"] = coerced0;
}
}
}
if(!((data0 === "stereo") || (data0 === "mono"))){
const err2 = {instancePath:instancePath+"/channels",schemaPath:"#/properties/channels/enum",keyword:"enum",params:{allowedValues: schema_getCallRecording_query.properties.channels.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate_getCallRecording_query.errors = vErrors;
return errors === 0;
}
validate_getCallRecording_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.getCurrentPrincipal_header = validate_getCurrentPrincipal_header;
const schema_getCurrentPrincipal_header = {"type":"object","properties":{"x-workspace-id":{"type":"string","maxLength":64}},"required":[],"additionalProperties":true};

function validate_getCurrentPrincipal_header(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_getCurrentPrincipal_header.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["x-workspace-id"] !== undefined){
let data0 = data["x-workspace-id"];
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data0) && data0.length == 1){
data0 = data0[0];
dataType0 = typeof data0;
if(typeof data0 === "string"){
coerced0 = data0;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err0 = {instancePath:instancePath+"/x-workspace-id",schemaPath:"#/properties/x-workspace-id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["x-workspace-id"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func_ucs2length(data0) > 64){
const err1 = {instancePath:instancePath+"/x-workspace-id",schemaPath:"#/properties/x-workspace-id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate_getCurrentPrincipal_header.errors = vErrors;
return errors === 0;
}
validate_getCurrentPrincipal_header.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.getUsage_query = validate_getUsage_query;
const schema_getUsage_query = {"type":"object","properties":{"from":{"type":"string","format":"date-time"},"group_by":{"$ref":"schema:UsageGrouping"},"to":{"type":"string","format":"date-time"}},"required":[],"additionalProperties":false};
const formats_37d7ec70 = require("ajv-formats/dist/formats").fullFormats["date-time"];
const schema_UsageGrouping = {"type":"string","enum":["day","agent","number","campaign"],"default":"day"};

function validate_UsageGrouping(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_UsageGrouping.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
let dataType0 = typeof data;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data) && data.length == 1){
data = data[0];
dataType0 = typeof data;
if(typeof data === "string"){
coerced0 = data;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data;
}
else if(data === null){
coerced0 = "";
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data = coerced0;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced0;
}
}
}
if(!((((data === "day") || (data === "agent")) || (data === "number")) || (data === "campaign"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_UsageGrouping.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate_UsageGrouping.errors = vErrors;
return errors === 0;
}
validate_UsageGrouping.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate_getUsage_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_getUsage_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "from") || (key0 === "group_by")) || (key0 === "to"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "from,group_by,to"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.from !== undefined){
let data0 = data.from;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data0) && data0.length == 1){
data0 = data0[0];
dataType0 = typeof data0;
if(typeof data0 === "string"){
coerced0 = data0;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err1 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["from"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(!(formats_37d7ec70.validate(data0))){
const err2 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
if(data.group_by !== undefined){
if(!(validate_UsageGrouping(data.group_by, {instancePath:instancePath+"/group_by",parentData:data,parentDataProperty:"group_by",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_UsageGrouping.errors : vErrors.concat(validate_UsageGrouping.errors);
errors = vErrors.length;
}
}
if(data.to !== undefined){
let data2 = data.to;
if(typeof data2 !== "string"){
let dataType1 = typeof data2;
let coerced1 = undefined;
if(dataType1 == 'object' && Array.isArray(data2) && data2.length == 1){
data2 = data2[0];
dataType1 = typeof data2;
if(typeof data2 === "string"){
coerced1 = data2;
}
}
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data2;
}
else if(data2 === null){
coerced1 = "";
}
else {
const err3 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(coerced1 !== undefined){
data2 = coerced1;
if(data !== undefined){
data["to"] = coerced1;
}
}
}
if(typeof data2 === "string"){
if(!(formats_37d7ec70.validate(data2))){
const err4 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate_getUsage_query.errors = vErrors;
return errors === 0;
}
validate_getUsage_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.getWidgetConfig_header = validate_getWidgetConfig_header;
const schema_getWidgetConfig_header = {"type":"object","properties":{"if-none-match":{"type":"string","maxLength":200}},"required":[],"additionalProperties":true};

function validate_getWidgetConfig_header(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_getWidgetConfig_header.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["if-none-match"] !== undefined){
let data0 = data["if-none-match"];
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data0) && data0.length == 1){
data0 = data0[0];
dataType0 = typeof data0;
if(typeof data0 === "string"){
coerced0 = data0;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err0 = {instancePath:instancePath+"/if-none-match",schemaPath:"#/properties/if-none-match/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["if-none-match"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func_ucs2length(data0) > 200){
const err1 = {instancePath:instancePath+"/if-none-match",schemaPath:"#/properties/if-none-match/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate_getWidgetConfig_header.errors = vErrors;
return errors === 0;
}
validate_getWidgetConfig_header.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.getWidgetScript_header = validate_getWidgetScript_header;
const schema_getWidgetScript_header = {"type":"object","properties":{"accept-encoding":{"type":"string","maxLength":200},"if-none-match":{"type":"string","maxLength":200}},"required":[],"additionalProperties":true};

function validate_getWidgetScript_header(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_getWidgetScript_header.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["accept-encoding"] !== undefined){
let data0 = data["accept-encoding"];
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data0) && data0.length == 1){
data0 = data0[0];
dataType0 = typeof data0;
if(typeof data0 === "string"){
coerced0 = data0;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err0 = {instancePath:instancePath+"/accept-encoding",schemaPath:"#/properties/accept-encoding/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["accept-encoding"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func_ucs2length(data0) > 200){
const err1 = {instancePath:instancePath+"/accept-encoding",schemaPath:"#/properties/accept-encoding/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
if(data["if-none-match"] !== undefined){
let data1 = data["if-none-match"];
if(typeof data1 !== "string"){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(dataType1 == 'object' && Array.isArray(data1) && data1.length == 1){
data1 = data1[0];
dataType1 = typeof data1;
if(typeof data1 === "string"){
coerced1 = data1;
}
}
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data1;
}
else if(data1 === null){
coerced1 = "";
}
else {
const err2 = {instancePath:instancePath+"/if-none-match",schemaPath:"#/properties/if-none-match/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["if-none-match"] = coerced1;
}
}
}
if(typeof data1 === "string"){
if(func_ucs2length(data1) > 200){
const err3 = {instancePath:instancePath+"/if-none-match",schemaPath:"#/properties/if-none-match/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate_getWidgetScript_header.errors = vErrors;
return errors === 0;
}
validate_getWidgetScript_header.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.listAgentFunctions_query = validate_listAgentFunctions_query;
const schema_listAgentFunctions_query = {"type":"object","properties":{"cursor":{"type":"string","minLength":1,"maxLength":512},"include_total":{"type":"boolean","default":false},"limit":{"type":"integer","minimum":1,"maximum":100,"default":20}},"required":[],"additionalProperties":false};

function validate_listAgentFunctions_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_listAgentFunctions_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.include_total === undefined){
data.include_total = false;
}
if(data.limit === undefined){
data.limit = 20;
}
for(const key0 in data){
if(!(((key0 === "cursor") || (key0 === "include_total")) || (key0 === "limit"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "cursor,include_total,limit"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.cursor !== undefined){
let data0 = data.cursor;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data0) && data0.length == 1){
data0 = data0[0];
dataType0 = typeof data0;
if(typeof data0 === "string"){
coerced0 = data0;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err1 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["cursor"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func_ucs2length(data0) > 512){
const err2 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func_ucs2length(data0) < 1){
const err3 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
let data1 = data.include_total;
if(typeof data1 !== "boolean"){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(dataType1 == 'object' && Array.isArray(data1) && data1.length == 1){
data1 = data1[0];
dataType1 = typeof data1;
if(typeof data1 === "boolean"){
coerced1 = data1;
}
}
if(!(coerced1 !== undefined)){
if(data1 === "false" || data1 === 0 || data1 === null){
coerced1 = false;
}
else if(data1 === "true" || data1 === 1){
coerced1 = true;
}
else {
const err4 = {instancePath:instancePath+"/include_total",schemaPath:"#/properties/include_total/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["include_total"] = coerced1;
}
}
}
let data2 = data.limit;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
let dataType2 = typeof data2;
let coerced2 = undefined;
if(dataType2 == 'object' && Array.isArray(data2) && data2.length == 1){
data2 = data2[0];
dataType2 = typeof data2;
if((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))){
coerced2 = data2;
}
}
if(!(coerced2 !== undefined)){
if(dataType2 === "boolean" || data2 === null
              || (dataType2 === "string" && data2 && data2 == +data2 && !(data2 % 1))){
coerced2 = +data2;
}
else {
const err5 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(coerced2 !== undefined){
data2 = coerced2;
if(data !== undefined){
data["limit"] = coerced2;
}
}
}
if(typeof data2 == "number"){
if(data2 > 100 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate_listAgentFunctions_query.errors = vErrors;
return errors === 0;
}
validate_listAgentFunctions_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.listAgents_query = validate_listAgents_query;
const schema_listAgents_query = {"type":"object","properties":{"cursor":{"type":"string","minLength":1,"maxLength":512},"folder":{"type":"string","minLength":1,"maxLength":100},"include_total":{"type":"boolean","default":false},"limit":{"type":"integer","minimum":1,"maximum":100,"default":20},"name":{"type":"string","minLength":1,"maxLength":100},"tag":{"type":"string","minLength":1,"maxLength":64}},"required":[],"additionalProperties":false};

function validate_listAgents_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_listAgents_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.include_total === undefined){
data.include_total = false;
}
if(data.limit === undefined){
data.limit = 20;
}
for(const key0 in data){
if(!((((((key0 === "cursor") || (key0 === "folder")) || (key0 === "include_total")) || (key0 === "limit")) || (key0 === "name")) || (key0 === "tag"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "cursor,folder,include_total,limit,name,tag"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.cursor !== undefined){
let data0 = data.cursor;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data0) && data0.length == 1){
data0 = data0[0];
dataType0 = typeof data0;
if(typeof data0 === "string"){
coerced0 = data0;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err1 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["cursor"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func_ucs2length(data0) > 512){
const err2 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func_ucs2length(data0) < 1){
const err3 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.folder !== undefined){
let data1 = data.folder;
if(typeof data1 !== "string"){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(dataType1 == 'object' && Array.isArray(data1) && data1.length == 1){
data1 = data1[0];
dataType1 = typeof data1;
if(typeof data1 === "string"){
coerced1 = data1;
}
}
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data1;
}
else if(data1 === null){
coerced1 = "";
}
else {
const err4 = {instancePath:instancePath+"/folder",schemaPath:"#/properties/folder/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["folder"] = coerced1;
}
}
}
if(typeof data1 === "string"){
if(func_ucs2length(data1) > 100){
const err5 = {instancePath:instancePath+"/folder",schemaPath:"#/properties/folder/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func_ucs2length(data1) < 1){
const err6 = {instancePath:instancePath+"/folder",schemaPath:"#/properties/folder/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
let data2 = data.include_total;
if(typeof data2 !== "boolean"){
let dataType2 = typeof data2;
let coerced2 = undefined;
if(dataType2 == 'object' && Array.isArray(data2) && data2.length == 1){
data2 = data2[0];
dataType2 = typeof data2;
if(typeof data2 === "boolean"){
coerced2 = data2;
}
}
if(!(coerced2 !== undefined)){
if(data2 === "false" || data2 === 0 || data2 === null){
coerced2 = false;
}
else if(data2 === "true" || data2 === 1){
coerced2 = true;
}
else {
const err7 = {instancePath:instancePath+"/include_total",schemaPath:"#/properties/include_total/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(coerced2 !== undefined){
data2 = coerced2;
if(data !== undefined){
data["include_total"] = coerced2;
}
}
}
let data3 = data.limit;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
let dataType3 = typeof data3;
let coerced3 = undefined;
if(dataType3 == 'object' && Array.isArray(data3) && data3.length == 1){
data3 = data3[0];
dataType3 = typeof data3;
if((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))){
coerced3 = data3;
}
}
if(!(coerced3 !== undefined)){
if(dataType3 === "boolean" || data3 === null
              || (dataType3 === "string" && data3 && data3 == +data3 && !(data3 % 1))){
coerced3 = +data3;
}
else {
const err8 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(coerced3 !== undefined){
data3 = coerced3;
if(data !== undefined){
data["limit"] = coerced3;
}
}
}
if(typeof data3 == "number"){
if(data3 > 100 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.name !== undefined){
let data4 = data.name;
if(typeof data4 !== "string"){
let dataType4 = typeof data4;
let coerced4 = undefined;
if(dataType4 == 'object' && Array.isArray(data4) && data4.length == 1){
data4 = data4[0];
dataType4 = typeof data4;
if(typeof data4 === "string"){
coerced4 = data4;
}
}
if(!(coerced4 !== undefined)){
if(dataType4 == "number" || dataType4 == "boolean"){
coerced4 = "" + data4;
}
else if(data4 === null){
coerced4 = "";
}
else {
const err11 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(coerced4 !== undefined){
data4 = coerced4;
if(data !== undefined){
data["name"] = coerced4;
}
}
}
if(typeof data4 === "string"){
if(func_ucs2length(data4) > 100){
const err12 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(func_ucs2length(data4) < 1){
const err13 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
if(data.tag !== undefined){
let data5 = data.tag;
if(typeof data5 !== "string"){
let dataType5 = typeof data5;
let coerced5 = undefined;
if(dataType5 == 'object' && Array.isArray(data5) && data5.length == 1){
data5 = data5[0];
dataType5 = typeof data5;
if(typeof data5 === "string"){
coerced5 = data5;
}
}
if(!(coerced5 !== undefined)){
if(dataType5 == "number" || dataType5 == "boolean"){
coerced5 = "" + data5;
}
else if(data5 === null){
coerced5 = "";
}
else {
const err14 = {instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(coerced5 !== undefined){
data5 = coerced5;
if(data !== undefined){
data["tag"] = coerced5;
}
}
}
if(typeof data5 === "string"){
if(func_ucs2length(data5) > 64){
const err15 = {instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(func_ucs2length(data5) < 1){
const err16 = {instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate_listAgents_query.errors = vErrors;
return errors === 0;
}
validate_listAgents_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.listAuditLog_query = validate_listAuditLog_query;
const schema_listAuditLog_query = {"type":"object","properties":{"action":{"type":"string","maxLength":100},"actor":{"type":"string","maxLength":64},"cursor":{"type":"string","minLength":1,"maxLength":512},"from":{"type":"string","format":"date-time"},"include_total":{"type":"boolean","default":false},"key_id":{"type":"string","maxLength":64},"limit":{"type":"integer","minimum":1,"maximum":100,"default":20},"target":{"type":"string","maxLength":200},"to":{"type":"string","format":"date-time"}},"required":[],"additionalProperties":false};
const func_hasOwnProperty = Object.prototype.hasOwnProperty;

function validate_listAuditLog_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_listAuditLog_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.include_total === undefined){
data.include_total = false;
}
if(data.limit === undefined){
data.limit = 20;
}
for(const key0 in data){
if(!(func_hasOwnProperty.call(schema_listAuditLog_query.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "action,actor,cursor,from,include_total,key_id,limit,target,to"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.action !== undefined){
let data0 = data.action;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data0) && data0.length == 1){
data0 = data0[0];
dataType0 = typeof data0;
if(typeof data0 === "string"){
coerced0 = data0;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err1 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["action"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func_ucs2length(data0) > 100){
const err2 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
if(data.actor !== undefined){
let data1 = data.actor;
if(typeof data1 !== "string"){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(dataType1 == 'object' && Array.isArray(data1) && data1.length == 1){
data1 = data1[0];
dataType1 = typeof data1;
if(typeof data1 === "string"){
coerced1 = data1;
}
}
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data1;
}
else if(data1 === null){
coerced1 = "";
}
else {
const err3 = {instancePath:instancePath+"/actor",schemaPath:"#/properties/actor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["actor"] = coerced1;
}
}
}
if(typeof data1 === "string"){
if(func_ucs2length(data1) > 64){
const err4 = {instancePath:instancePath+"/actor",schemaPath:"#/properties/actor/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data.cursor !== undefined){
let data2 = data.cursor;
if(typeof data2 !== "string"){
let dataType2 = typeof data2;
let coerced2 = undefined;
if(dataType2 == 'object' && Array.isArray(data2) && data2.length == 1){
data2 = data2[0];
dataType2 = typeof data2;
if(typeof data2 === "string"){
coerced2 = data2;
}
}
if(!(coerced2 !== undefined)){
if(dataType2 == "number" || dataType2 == "boolean"){
coerced2 = "" + data2;
}
else if(data2 === null){
coerced2 = "";
}
else {
const err5 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(coerced2 !== undefined){
data2 = coerced2;
if(data !== undefined){
data["cursor"] = coerced2;
}
}
}
if(typeof data2 === "string"){
if(func_ucs2length(data2) > 512){
const err6 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func_ucs2length(data2) < 1){
const err7 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.from !== undefined){
let data3 = data.from;
if(typeof data3 !== "string"){
let dataType3 = typeof data3;
let coerced3 = undefined;
if(dataType3 == 'object' && Array.isArray(data3) && data3.length == 1){
data3 = data3[0];
dataType3 = typeof data3;
if(typeof data3 === "string"){
coerced3 = data3;
}
}
if(!(coerced3 !== undefined)){
if(dataType3 == "number" || dataType3 == "boolean"){
coerced3 = "" + data3;
}
else if(data3 === null){
coerced3 = "";
}
else {
const err8 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(coerced3 !== undefined){
data3 = coerced3;
if(data !== undefined){
data["from"] = coerced3;
}
}
}
if(typeof data3 === "string"){
if(!(formats_37d7ec70.validate(data3))){
const err9 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
let data4 = data.include_total;
if(typeof data4 !== "boolean"){
let dataType4 = typeof data4;
let coerced4 = undefined;
if(dataType4 == 'object' && Array.isArray(data4) && data4.length == 1){
data4 = data4[0];
dataType4 = typeof data4;
if(typeof data4 === "boolean"){
coerced4 = data4;
}
}
if(!(coerced4 !== undefined)){
if(data4 === "false" || data4 === 0 || data4 === null){
coerced4 = false;
}
else if(data4 === "true" || data4 === 1){
coerced4 = true;
}
else {
const err10 = {instancePath:instancePath+"/include_total",schemaPath:"#/properties/include_total/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(coerced4 !== undefined){
data4 = coerced4;
if(data !== undefined){
data["include_total"] = coerced4;
}
}
}
if(data.key_id !== undefined){
let data5 = data.key_id;
if(typeof data5 !== "string"){
let dataType5 = typeof data5;
let coerced5 = undefined;
if(dataType5 == 'object' && Array.isArray(data5) && data5.length == 1){
data5 = data5[0];
dataType5 = typeof data5;
if(typeof data5 === "string"){
coerced5 = data5;
}
}
if(!(coerced5 !== undefined)){
if(dataType5 == "number" || dataType5 == "boolean"){
coerced5 = "" + data5;
}
else if(data5 === null){
coerced5 = "";
}
else {
const err11 = {instancePath:instancePath+"/key_id",schemaPath:"#/properties/key_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(coerced5 !== undefined){
data5 = coerced5;
if(data !== undefined){
data["key_id"] = coerced5;
}
}
}
if(typeof data5 === "string"){
if(func_ucs2length(data5) > 64){
const err12 = {instancePath:instancePath+"/key_id",schemaPath:"#/properties/key_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
let data6 = data.limit;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
let dataType6 = typeof data6;
let coerced6 = undefined;
if(dataType6 == 'object' && Array.isArray(data6) && data6.length == 1){
data6 = data6[0];
dataType6 = typeof data6;
if((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))){
coerced6 = data6;
}
}
if(!(coerced6 !== undefined)){
if(dataType6 === "boolean" || data6 === null
              || (dataType6 === "string" && data6 && data6 == +data6 && !(data6 % 1))){
coerced6 = +data6;
}
else {
const err13 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(coerced6 !== undefined){
data6 = coerced6;
if(data !== undefined){
data["limit"] = coerced6;
}
}
}
if(typeof data6 == "number"){
if(data6 > 100 || isNaN(data6)){
const err14 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err15 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.target !== undefined){
let data7 = data.target;
if(typeof data7 !== "string"){
let dataType7 = typeof data7;
let coerced7 = undefined;
if(dataType7 == 'object' && Array.isArray(data7) && data7.length == 1){
data7 = data7[0];
dataType7 = typeof data7;
if(typeof data7 === "string"){
coerced7 = data7;
}
}
if(!(coerced7 !== undefined)){
if(dataType7 == "number" || dataType7 == "boolean"){
coerced7 = "" + data7;
}
else if(data7 === null){
coerced7 = "";
}
else {
const err16 = {instancePath:instancePath+"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(coerced7 !== undefined){
data7 = coerced7;
if(data !== undefined){
data["target"] = coerced7;
}
}
}
if(typeof data7 === "string"){
if(func_ucs2length(data7) > 200){
const err17 = {instancePath:instancePath+"/target",schemaPath:"#/properties/target/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
if(data.to !== undefined){
let data8 = data.to;
if(typeof data8 !== "string"){
let dataType8 = typeof data8;
let coerced8 = undefined;
if(dataType8 == 'object' && Array.isArray(data8) && data8.length == 1){
data8 = data8[0];
dataType8 = typeof data8;
if(typeof data8 === "string"){
coerced8 = data8;
}
}
if(!(coerced8 !== undefined)){
if(dataType8 == "number" || dataType8 == "boolean"){
coerced8 = "" + data8;
}
else if(data8 === null){
coerced8 = "";
}
else {
const err18 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(coerced8 !== undefined){
data8 = coerced8;
if(data !== undefined){
data["to"] = coerced8;
}
}
}
if(typeof data8 === "string"){
if(!(formats_37d7ec70.validate(data8))){
const err19 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
}
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate_listAuditLog_query.errors = vErrors;
return errors === 0;
}
validate_listAuditLog_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.listCallEvents_query = validate_listCallEvents_query;
const schema_listCallEvents_query = {"type":"object","properties":{"cursor":{"type":"string","minLength":1,"maxLength":512},"limit":{"type":"integer","minimum":1,"maximum":100,"default":20}},"required":[],"additionalProperties":false};

function validate_listCallEvents_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_listCallEvents_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 20;
}
for(const key0 in data){
if(!((key0 === "cursor") || (key0 === "limit"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "cursor,limit"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.cursor !== undefined){
let data0 = data.cursor;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data0) && data0.length == 1){
data0 = data0[0];
dataType0 = typeof data0;
if(typeof data0 === "string"){
coerced0 = data0;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err1 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["cursor"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func_ucs2length(data0) > 512){
const err2 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func_ucs2length(data0) < 1){
const err3 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
let data1 = data.limit;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(dataType1 == 'object' && Array.isArray(data1) && data1.length == 1){
data1 = data1[0];
dataType1 = typeof data1;
if((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))){
coerced1 = data1;
}
}
if(!(coerced1 !== undefined)){
if(dataType1 === "boolean" || data1 === null
              || (dataType1 === "string" && data1 && data1 == +data1 && !(data1 % 1))){
coerced1 = +data1;
}
else {
const err4 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["limit"] = coerced1;
}
}
}
if(typeof data1 == "number"){
if(data1 > 100 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate_listCallEvents_query.errors = vErrors;
return errors === 0;
}
validate_listCallEvents_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.listCalls_query = validate_listCalls_query;
const schema_listCalls_query = {"type":"object","properties":{"agent_id":{"type":"string","maxLength":64},"campaign_id":{"type":"string","maxLength":64},"channel":{"$ref":"schema:CallChannel"},"cursor":{"type":"string","minLength":1,"maxLength":512},"direction":{"$ref":"schema:CallDirection"},"from":{"type":"string","format":"date-time"},"include_total":{"type":"boolean","default":false},"limit":{"type":"integer","minimum":1,"maximum":100,"default":20},"q":{"type":"string","minLength":3,"maxLength":64},"rating":{"type":"integer","minimum":1,"maximum":5},"status":{"$ref":"schema:CallStatus"},"tag":{"type":"string","minLength":1,"maxLength":64},"to":{"type":"string","format":"date-time"}},"required":[],"additionalProperties":false};
const schema_CallChannel = {"type":"string","enum":["phone","web"]};

function validate_CallChannel(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_CallChannel.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
let dataType0 = typeof data;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data) && data.length == 1){
data = data[0];
dataType0 = typeof data;
if(typeof data === "string"){
coerced0 = data;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data;
}
else if(data === null){
coerced0 = "";
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data = coerced0;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced0;
}
}
}
if(!((data === "phone") || (data === "web"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_CallChannel.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate_CallChannel.errors = vErrors;
return errors === 0;
}
validate_CallChannel.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema_CallDirection = {"type":"string","enum":["outbound","inbound"]};

function validate_CallDirection(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_CallDirection.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
let dataType0 = typeof data;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data) && data.length == 1){
data = data[0];
dataType0 = typeof data;
if(typeof data === "string"){
coerced0 = data;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data;
}
else if(data === null){
coerced0 = "";
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data = coerced0;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced0;
}
}
}
if(!((data === "outbound") || (data === "inbound"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_CallDirection.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate_CallDirection.errors = vErrors;
return errors === 0;
}
validate_CallDirection.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema_CallStatus = {"type":"string","enum":["queued","ringing","in_progress","completed","failed"]};

function validate_CallStatus(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_CallStatus.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
let dataType0 = typeof data;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data) && data.length == 1){
data = data[0];
dataType0 = typeof data;
if(typeof data === "string"){
coerced0 = data;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data;
}
else if(data === null){
coerced0 = "";
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data = coerced0;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced0;
}
}
}
if(!(((((data === "queued") || (data === "ringing")) || (data === "in_progress")) || (data === "completed")) || (data === "failed"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_CallStatus.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate_CallStatus.errors = vErrors;
return errors === 0;
}
validate_CallStatus.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate_listCalls_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_listCalls_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.include_total === undefined){
data.include_total = false;
}
if(data.limit === undefined){
data.limit = 20;
}
for(const key0 in data){
if(!(func_hasOwnProperty.call(schema_listCalls_query.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "agent_id,campaign_id,channel,cursor,direction,from,include_total,limit,q,rating,status,tag,to"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.agent_id !== undefined){
let data0 = data.agent_id;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data0) && data0.length == 1){
data0 = data0[0];
dataType0 = typeof data0;
if(typeof data0 === "string"){
coerced0 = data0;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err1 = {instancePath:instancePath+"/agent_id",schemaPath:"#/properties/agent_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["agent_id"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func_ucs2length(data0) > 64){
const err2 = {instancePath:instancePath+"/agent_id",schemaPath:"#/properties/agent_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
if(data.campaign_id !== undefined){
let data1 = data.campaign_id;
if(typeof data1 !== "string"){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(dataType1 == 'object' && Array.isArray(data1) && data1.length == 1){
data1 = data1[0];
dataType1 = typeof data1;
if(typeof data1 === "string"){
coerced1 = data1;
}
}
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data1;
}
else if(data1 === null){
coerced1 = "";
}
else {
const err3 = {instancePath:instancePath+"/campaign_id",schemaPath:"#/properties/campaign_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["campaign_id"] = coerced1;
}
}
}
if(typeof data1 === "string"){
if(func_ucs2length(data1) > 64){
const err4 = {instancePath:instancePath+"/campaign_id",schemaPath:"#/properties/campaign_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data.channel !== undefined){
if(!(validate_CallChannel(data.channel, {instancePath:instancePath+"/channel",parentData:data,parentDataProperty:"channel",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_CallChannel.errors : vErrors.concat(validate_CallChannel.errors);
errors = vErrors.length;
}
}
if(data.cursor !== undefined){
let data3 = data.cursor;
if(typeof data3 !== "string"){
let dataType2 = typeof data3;
let coerced2 = undefined;
if(dataType2 == 'object' && Array.isArray(data3) && data3.length == 1){
data3 = data3[0];
dataType2 = typeof data3;
if(typeof data3 === "string"){
coerced2 = data3;
}
}
if(!(coerced2 !== undefined)){
if(dataType2 == "number" || dataType2 == "boolean"){
coerced2 = "" + data3;
}
else if(data3 === null){
coerced2 = "";
}
else {
const err5 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(coerced2 !== undefined){
data3 = coerced2;
if(data !== undefined){
data["cursor"] = coerced2;
}
}
}
if(typeof data3 === "string"){
if(func_ucs2length(data3) > 512){
const err6 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func_ucs2length(data3) < 1){
const err7 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.direction !== undefined){
if(!(validate_CallDirection(data.direction, {instancePath:instancePath+"/direction",parentData:data,parentDataProperty:"direction",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_CallDirection.errors : vErrors.concat(validate_CallDirection.errors);
errors = vErrors.length;
}
}
if(data.from !== undefined){
let data5 = data.from;
if(typeof data5 !== "string"){
let dataType3 = typeof data5;
let coerced3 = undefined;
if(dataType3 == 'object' && Array.isArray(data5) && data5.length == 1){
data5 = data5[0];
dataType3 = typeof data5;
if(typeof data5 === "string"){
coerced3 = data5;
}
}
if(!(coerced3 !== undefined)){
if(dataType3 == "number" || dataType3 == "boolean"){
coerced3 = "" + data5;
}
else if(data5 === null){
coerced3 = "";
}
else {
const err8 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(coerced3 !== undefined){
data5 = coerced3;
if(data !== undefined){
data["from"] = coerced3;
}
}
}
if(typeof data5 === "string"){
if(!(formats_37d7ec70.validate(data5))){
const err9 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
let data6 = data.include_total;
if(typeof data6 !== "boolean"){
let dataType4 = typeof data6;
let coerced4 = undefined;
if(dataType4 == 'object' && Array.isArray(data6) && data6.length == 1){
data6 = data6[0];
dataType4 = typeof data6;
if(typeof data6 === "boolean"){
coerced4 = data6;
}
}
if(!(coerced4 !== undefined)){
if(data6 === "false" || data6 === 0 || data6 === null){
coerced4 = false;
}
else if(data6 === "true" || data6 === 1){
coerced4 = true;
}
else {
const err10 = {instancePath:instancePath+"/include_total",schemaPath:"#/properties/include_total/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(coerced4 !== undefined){
data6 = coerced4;
if(data !== undefined){
data["include_total"] = coerced4;
}
}
}
let data7 = data.limit;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
let dataType5 = typeof data7;
let coerced5 = undefined;
if(dataType5 == 'object' && Array.isArray(data7) && data7.length == 1){
data7 = data7[0];
dataType5 = typeof data7;
if((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))){
coerced5 = data7;
}
}
if(!(coerced5 !== undefined)){
if(dataType5 === "boolean" || data7 === null
              || (dataType5 === "string" && data7 && data7 == +data7 && !(data7 % 1))){
coerced5 = +data7;
}
else {
const err11 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(coerced5 !== undefined){
data7 = coerced5;
if(data !== undefined){
data["limit"] = coerced5;
}
}
}
if(typeof data7 == "number"){
if(data7 > 100 || isNaN(data7)){
const err12 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data7 < 1 || isNaN(data7)){
const err13 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.q !== undefined){
let data8 = data.q;
if(typeof data8 !== "string"){
let dataType6 = typeof data8;
let coerced6 = undefined;
if(dataType6 == 'object' && Array.isArray(data8) && data8.length == 1){
data8 = data8[0];
dataType6 = typeof data8;
if(typeof data8 === "string"){
coerced6 = data8;
}
}
if(!(coerced6 !== undefined)){
if(dataType6 == "number" || dataType6 == "boolean"){
coerced6 = "" + data8;
}
else if(data8 === null){
coerced6 = "";
}
else {
const err14 = {instancePath:instancePath+"/q",schemaPath:"#/properties/q/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(coerced6 !== undefined){
data8 = coerced6;
if(data !== undefined){
data["q"] = coerced6;
}
}
}
if(typeof data8 === "string"){
if(func_ucs2length(data8) > 64){
const err15 = {instancePath:instancePath+"/q",schemaPath:"#/properties/q/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(func_ucs2length(data8) < 3){
const err16 = {instancePath:instancePath+"/q",schemaPath:"#/properties/q/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
if(data.rating !== undefined){
let data9 = data.rating;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
let dataType7 = typeof data9;
let coerced7 = undefined;
if(dataType7 == 'object' && Array.isArray(data9) && data9.length == 1){
data9 = data9[0];
dataType7 = typeof data9;
if((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))){
coerced7 = data9;
}
}
if(!(coerced7 !== undefined)){
if(dataType7 === "boolean" || data9 === null
              || (dataType7 === "string" && data9 && data9 == +data9 && !(data9 % 1))){
coerced7 = +data9;
}
else {
const err17 = {instancePath:instancePath+"/rating",schemaPath:"#/properties/rating/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(coerced7 !== undefined){
data9 = coerced7;
if(data !== undefined){
data["rating"] = coerced7;
}
}
}
if(typeof data9 == "number"){
if(data9 > 5 || isNaN(data9)){
const err18 = {instancePath:instancePath+"/rating",schemaPath:"#/properties/rating/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5},message:"must be <= 5"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data9 < 1 || isNaN(data9)){
const err19 = {instancePath:instancePath+"/rating",schemaPath:"#/properties/rating/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
if(data.status !== undefined){
if(!(validate_CallStatus(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_CallStatus.errors : vErrors.concat(validate_CallStatus.errors);
errors = vErrors.length;
}
}
if(data.tag !== undefined){
let data11 = data.tag;
if(typeof data11 !== "string"){
let dataType8 = typeof data11;
let coerced8 = undefined;
if(dataType8 == 'object' && Array.isArray(data11) && data11.length == 1){
data11 = data11[0];
dataType8 = typeof data11;
if(typeof data11 === "string"){
coerced8 = data11;
}
}
if(!(coerced8 !== undefined)){
if(dataType8 == "number" || dataType8 == "boolean"){
coerced8 = "" + data11;
}
else if(data11 === null){
coerced8 = "";
}
else {
const err20 = {instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(coerced8 !== undefined){
data11 = coerced8;
if(data !== undefined){
data["tag"] = coerced8;
}
}
}
if(typeof data11 === "string"){
if(func_ucs2length(data11) > 64){
const err21 = {instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(func_ucs2length(data11) < 1){
const err22 = {instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
if(data.to !== undefined){
let data12 = data.to;
if(typeof data12 !== "string"){
let dataType9 = typeof data12;
let coerced9 = undefined;
if(dataType9 == 'object' && Array.isArray(data12) && data12.length == 1){
data12 = data12[0];
dataType9 = typeof data12;
if(typeof data12 === "string"){
coerced9 = data12;
}
}
if(!(coerced9 !== undefined)){
if(dataType9 == "number" || dataType9 == "boolean"){
coerced9 = "" + data12;
}
else if(data12 === null){
coerced9 = "";
}
else {
const err23 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(coerced9 !== undefined){
data12 = coerced9;
if(data !== undefined){
data["to"] = coerced9;
}
}
}
if(typeof data12 === "string"){
if(!(formats_37d7ec70.validate(data12))){
const err24 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
validate_listCalls_query.errors = vErrors;
return errors === 0;
}
validate_listCalls_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.listCampaignContacts_query = validate_listCampaignContacts_query;
const schema_listCampaignContacts_query = {"type":"object","properties":{"cursor":{"type":"string","minLength":1,"maxLength":512},"include_total":{"type":"boolean","default":false},"limit":{"type":"integer","minimum":1,"maximum":100,"default":20},"status":{"$ref":"schema:ContactStatus"},"to_number":{"type":"string","minLength":3,"maxLength":64}},"required":[],"additionalProperties":false};
const schema_ContactStatus = {"type":"string","enum":["pending","dialing","retry_scheduled","completed","failed","skipped","canceled"]};

function validate_ContactStatus(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_ContactStatus.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
let dataType0 = typeof data;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data) && data.length == 1){
data = data[0];
dataType0 = typeof data;
if(typeof data === "string"){
coerced0 = data;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data;
}
else if(data === null){
coerced0 = "";
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data = coerced0;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced0;
}
}
}
if(!(((((((data === "pending") || (data === "dialing")) || (data === "retry_scheduled")) || (data === "completed")) || (data === "failed")) || (data === "skipped")) || (data === "canceled"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_ContactStatus.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate_ContactStatus.errors = vErrors;
return errors === 0;
}
validate_ContactStatus.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate_listCampaignContacts_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_listCampaignContacts_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.include_total === undefined){
data.include_total = false;
}
if(data.limit === undefined){
data.limit = 20;
}
for(const key0 in data){
if(!(((((key0 === "cursor") || (key0 === "include_total")) || (key0 === "limit")) || (key0 === "status")) || (key0 === "to_number"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "cursor,include_total,limit,status,to_number"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.cursor !== undefined){
let data0 = data.cursor;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data0) && data0.length == 1){
data0 = data0[0];
dataType0 = typeof data0;
if(typeof data0 === "string"){
coerced0 = data0;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err1 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["cursor"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func_ucs2length(data0) > 512){
const err2 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func_ucs2length(data0) < 1){
const err3 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
let data1 = data.include_total;
if(typeof data1 !== "boolean"){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(dataType1 == 'object' && Array.isArray(data1) && data1.length == 1){
data1 = data1[0];
dataType1 = typeof data1;
if(typeof data1 === "boolean"){
coerced1 = data1;
}
}
if(!(coerced1 !== undefined)){
if(data1 === "false" || data1 === 0 || data1 === null){
coerced1 = false;
}
else if(data1 === "true" || data1 === 1){
coerced1 = true;
}
else {
const err4 = {instancePath:instancePath+"/include_total",schemaPath:"#/properties/include_total/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["include_total"] = coerced1;
}
}
}
let data2 = data.limit;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
let dataType2 = typeof data2;
let coerced2 = undefined;
if(dataType2 == 'object' && Array.isArray(data2) && data2.length == 1){
data2 = data2[0];
dataType2 = typeof data2;
if((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))){
coerced2 = data2;
}
}
if(!(coerced2 !== undefined)){
if(dataType2 === "boolean" || data2 === null
              || (dataType2 === "string" && data2 && data2 == +data2 && !(data2 % 1))){
coerced2 = +data2;
}
else {
const err5 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(coerced2 !== undefined){
data2 = coerced2;
if(data !== undefined){
data["limit"] = coerced2;
}
}
}
if(typeof data2 == "number"){
if(data2 > 100 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.status !== undefined){
if(!(validate_ContactStatus(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ContactStatus.errors : vErrors.concat(validate_ContactStatus.errors);
errors = vErrors.length;
}
}
if(data.to_number !== undefined){
let data4 = data.to_number;
if(typeof data4 !== "string"){
let dataType3 = typeof data4;
let coerced3 = undefined;
if(dataType3 == 'object' && Array.isArray(data4) && data4.length == 1){
data4 = data4[0];
dataType3 = typeof data4;
if(typeof data4 === "string"){
coerced3 = data4;
}
}
if(!(coerced3 !== undefined)){
if(dataType3 == "number" || dataType3 == "boolean"){
coerced3 = "" + data4;
}
else if(data4 === null){
coerced3 = "";
}
else {
const err8 = {instancePath:instancePath+"/to_number",schemaPath:"#/properties/to_number/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(coerced3 !== undefined){
data4 = coerced3;
if(data !== undefined){
data["to_number"] = coerced3;
}
}
}
if(typeof data4 === "string"){
if(func_ucs2length(data4) > 64){
const err9 = {instancePath:instancePath+"/to_number",schemaPath:"#/properties/to_number/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func_ucs2length(data4) < 3){
const err10 = {instancePath:instancePath+"/to_number",schemaPath:"#/properties/to_number/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate_listCampaignContacts_query.errors = vErrors;
return errors === 0;
}
validate_listCampaignContacts_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.listCampaigns_query = validate_listCampaigns_query;
const schema_listCampaigns_query = {"type":"object","properties":{"agent_id":{"type":"string","maxLength":64},"cursor":{"type":"string","minLength":1,"maxLength":512},"include_total":{"type":"boolean","default":false},"limit":{"type":"integer","minimum":1,"maximum":100,"default":20},"status":{"$ref":"schema:CampaignStatus"}},"required":[],"additionalProperties":false};
const schema_CampaignStatus = {"type":"string","enum":["draft","scheduled","running","paused","completed","canceled"]};

function validate_CampaignStatus(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_CampaignStatus.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
let dataType0 = typeof data;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data) && data.length == 1){
data = data[0];
dataType0 = typeof data;
if(typeof data === "string"){
coerced0 = data;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data;
}
else if(data === null){
coerced0 = "";
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data = coerced0;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced0;
}
}
}
if(!((((((data === "draft") || (data === "scheduled")) || (data === "running")) || (data === "paused")) || (data === "completed")) || (data === "canceled"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_CampaignStatus.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate_CampaignStatus.errors = vErrors;
return errors === 0;
}
validate_CampaignStatus.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate_listCampaigns_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_listCampaigns_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.include_total === undefined){
data.include_total = false;
}
if(data.limit === undefined){
data.limit = 20;
}
for(const key0 in data){
if(!(((((key0 === "agent_id") || (key0 === "cursor")) || (key0 === "include_total")) || (key0 === "limit")) || (key0 === "status"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "agent_id,cursor,include_total,limit,status"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.agent_id !== undefined){
let data0 = data.agent_id;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data0) && data0.length == 1){
data0 = data0[0];
dataType0 = typeof data0;
if(typeof data0 === "string"){
coerced0 = data0;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err1 = {instancePath:instancePath+"/agent_id",schemaPath:"#/properties/agent_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["agent_id"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func_ucs2length(data0) > 64){
const err2 = {instancePath:instancePath+"/agent_id",schemaPath:"#/properties/agent_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 !== "string"){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(dataType1 == 'object' && Array.isArray(data1) && data1.length == 1){
data1 = data1[0];
dataType1 = typeof data1;
if(typeof data1 === "string"){
coerced1 = data1;
}
}
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data1;
}
else if(data1 === null){
coerced1 = "";
}
else {
const err3 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["cursor"] = coerced1;
}
}
}
if(typeof data1 === "string"){
if(func_ucs2length(data1) > 512){
const err4 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func_ucs2length(data1) < 1){
const err5 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
let data2 = data.include_total;
if(typeof data2 !== "boolean"){
let dataType2 = typeof data2;
let coerced2 = undefined;
if(dataType2 == 'object' && Array.isArray(data2) && data2.length == 1){
data2 = data2[0];
dataType2 = typeof data2;
if(typeof data2 === "boolean"){
coerced2 = data2;
}
}
if(!(coerced2 !== undefined)){
if(data2 === "false" || data2 === 0 || data2 === null){
coerced2 = false;
}
else if(data2 === "true" || data2 === 1){
coerced2 = true;
}
else {
const err6 = {instancePath:instancePath+"/include_total",schemaPath:"#/properties/include_total/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(coerced2 !== undefined){
data2 = coerced2;
if(data !== undefined){
data["include_total"] = coerced2;
}
}
}
let data3 = data.limit;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
let dataType3 = typeof data3;
let coerced3 = undefined;
if(dataType3 == 'object' && Array.isArray(data3) && data3.length == 1){
data3 = data3[0];
dataType3 = typeof data3;
if((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))){
coerced3 = data3;
}
}
if(!(coerced3 !== undefined)){
if(dataType3 === "boolean" || data3 === null
              || (dataType3 === "string" && data3 && data3 == +data3 && !(data3 % 1))){
coerced3 = +data3;
}
else {
const err7 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(coerced3 !== undefined){
data3 = coerced3;
if(data !== undefined){
data["limit"] = coerced3;
}
}
}
if(typeof data3 == "number"){
if(data3 > 100 || isNaN(data3)){
const err8 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.status !== undefined){
if(!(validate_CampaignStatus(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_CampaignStatus.errors : vErrors.concat(validate_CampaignStatus.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate_listCampaigns_query.errors = vErrors;
return errors === 0;
}
validate_listCampaigns_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.listDncNumbers_query = validate_listDncNumbers_query;
const schema_listDncNumbers_query = {"type":"object","properties":{"cursor":{"type":"string","minLength":1,"maxLength":512},"include_total":{"type":"boolean","default":false},"limit":{"type":"integer","minimum":1,"maximum":100,"default":20},"number":{"type":"string","minLength":3,"maxLength":64}},"required":[],"additionalProperties":false};

function validate_listDncNumbers_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_listDncNumbers_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.include_total === undefined){
data.include_total = false;
}
if(data.limit === undefined){
data.limit = 20;
}
for(const key0 in data){
if(!((((key0 === "cursor") || (key0 === "include_total")) || (key0 === "limit")) || (key0 === "number"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "cursor,include_total,limit,number"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.cursor !== undefined){
let data0 = data.cursor;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data0) && data0.length == 1){
data0 = data0[0];
dataType0 = typeof data0;
if(typeof data0 === "string"){
coerced0 = data0;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err1 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["cursor"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func_ucs2length(data0) > 512){
const err2 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func_ucs2length(data0) < 1){
const err3 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
let data1 = data.include_total;
if(typeof data1 !== "boolean"){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(dataType1 == 'object' && Array.isArray(data1) && data1.length == 1){
data1 = data1[0];
dataType1 = typeof data1;
if(typeof data1 === "boolean"){
coerced1 = data1;
}
}
if(!(coerced1 !== undefined)){
if(data1 === "false" || data1 === 0 || data1 === null){
coerced1 = false;
}
else if(data1 === "true" || data1 === 1){
coerced1 = true;
}
else {
const err4 = {instancePath:instancePath+"/include_total",schemaPath:"#/properties/include_total/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["include_total"] = coerced1;
}
}
}
let data2 = data.limit;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
let dataType2 = typeof data2;
let coerced2 = undefined;
if(dataType2 == 'object' && Array.isArray(data2) && data2.length == 1){
data2 = data2[0];
dataType2 = typeof data2;
if((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))){
coerced2 = data2;
}
}
if(!(coerced2 !== undefined)){
if(dataType2 === "boolean" || data2 === null
              || (dataType2 === "string" && data2 && data2 == +data2 && !(data2 % 1))){
coerced2 = +data2;
}
else {
const err5 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(coerced2 !== undefined){
data2 = coerced2;
if(data !== undefined){
data["limit"] = coerced2;
}
}
}
if(typeof data2 == "number"){
if(data2 > 100 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.number !== undefined){
let data3 = data.number;
if(typeof data3 !== "string"){
let dataType3 = typeof data3;
let coerced3 = undefined;
if(dataType3 == 'object' && Array.isArray(data3) && data3.length == 1){
data3 = data3[0];
dataType3 = typeof data3;
if(typeof data3 === "string"){
coerced3 = data3;
}
}
if(!(coerced3 !== undefined)){
if(dataType3 == "number" || dataType3 == "boolean"){
coerced3 = "" + data3;
}
else if(data3 === null){
coerced3 = "";
}
else {
const err8 = {instancePath:instancePath+"/number",schemaPath:"#/properties/number/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(coerced3 !== undefined){
data3 = coerced3;
if(data !== undefined){
data["number"] = coerced3;
}
}
}
if(typeof data3 === "string"){
if(func_ucs2length(data3) > 64){
const err9 = {instancePath:instancePath+"/number",schemaPath:"#/properties/number/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func_ucs2length(data3) < 3){
const err10 = {instancePath:instancePath+"/number",schemaPath:"#/properties/number/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate_listDncNumbers_query.errors = vErrors;
return errors === 0;
}
validate_listDncNumbers_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.listMembers_query = validate_listMembers_query;
const schema_listMembers_query = {"type":"object","properties":{"cursor":{"type":"string","minLength":1,"maxLength":512},"include_total":{"type":"boolean","default":false},"limit":{"type":"integer","minimum":1,"maximum":100,"default":20},"status":{"$ref":"schema:MemberStatus"}},"required":[],"additionalProperties":false};
const schema_MemberStatus = {"type":"string","enum":["active","pending"]};

function validate_MemberStatus(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_MemberStatus.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
let dataType0 = typeof data;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data) && data.length == 1){
data = data[0];
dataType0 = typeof data;
if(typeof data === "string"){
coerced0 = data;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data;
}
else if(data === null){
coerced0 = "";
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data = coerced0;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced0;
}
}
}
if(!((data === "active") || (data === "pending"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_MemberStatus.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate_MemberStatus.errors = vErrors;
return errors === 0;
}
validate_MemberStatus.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate_listMembers_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_listMembers_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.include_total === undefined){
data.include_total = false;
}
if(data.limit === undefined){
data.limit = 20;
}
for(const key0 in data){
if(!((((key0 === "cursor") || (key0 === "include_total")) || (key0 === "limit")) || (key0 === "status"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "cursor,include_total,limit,status"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.cursor !== undefined){
let data0 = data.cursor;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data0) && data0.length == 1){
data0 = data0[0];
dataType0 = typeof data0;
if(typeof data0 === "string"){
coerced0 = data0;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err1 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["cursor"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func_ucs2length(data0) > 512){
const err2 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func_ucs2length(data0) < 1){
const err3 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
let data1 = data.include_total;
if(typeof data1 !== "boolean"){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(dataType1 == 'object' && Array.isArray(data1) && data1.length == 1){
data1 = data1[0];
dataType1 = typeof data1;
if(typeof data1 === "boolean"){
coerced1 = data1;
}
}
if(!(coerced1 !== undefined)){
if(data1 === "false" || data1 === 0 || data1 === null){
coerced1 = false;
}
else if(data1 === "true" || data1 === 1){
coerced1 = true;
}
else {
const err4 = {instancePath:instancePath+"/include_total",schemaPath:"#/properties/include_total/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["include_total"] = coerced1;
}
}
}
let data2 = data.limit;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
let dataType2 = typeof data2;
let coerced2 = undefined;
if(dataType2 == 'object' && Array.isArray(data2) && data2.length == 1){
data2 = data2[0];
dataType2 = typeof data2;
if((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))){
coerced2 = data2;
}
}
if(!(coerced2 !== undefined)){
if(dataType2 === "boolean" || data2 === null
              || (dataType2 === "string" && data2 && data2 == +data2 && !(data2 % 1))){
coerced2 = +data2;
}
else {
const err5 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(coerced2 !== undefined){
data2 = coerced2;
if(data !== undefined){
data["limit"] = coerced2;
}
}
}
if(typeof data2 == "number"){
if(data2 > 100 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.status !== undefined){
if(!(validate_MemberStatus(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_MemberStatus.errors : vErrors.concat(validate_MemberStatus.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate_listMembers_query.errors = vErrors;
return errors === 0;
}
validate_listMembers_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.listSchedules_query = validate_listSchedules_query;
const schema_listSchedules_query = {"type":"object","properties":{"agent_id":{"type":"string","maxLength":64},"cursor":{"type":"string","minLength":1,"maxLength":512},"include_total":{"type":"boolean","default":false},"limit":{"type":"integer","minimum":1,"maximum":100,"default":20},"status":{"$ref":"schema:ScheduleStatus"}},"required":[],"additionalProperties":false};
const schema_ScheduleStatus = {"type":"string","enum":["scheduled","paused","running","completed","failed","canceled"]};

function validate_ScheduleStatus(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_ScheduleStatus.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
let dataType0 = typeof data;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data) && data.length == 1){
data = data[0];
dataType0 = typeof data;
if(typeof data === "string"){
coerced0 = data;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data;
}
else if(data === null){
coerced0 = "";
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data = coerced0;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced0;
}
}
}
if(!((((((data === "scheduled") || (data === "paused")) || (data === "running")) || (data === "completed")) || (data === "failed")) || (data === "canceled"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_ScheduleStatus.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate_ScheduleStatus.errors = vErrors;
return errors === 0;
}
validate_ScheduleStatus.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate_listSchedules_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_listSchedules_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.include_total === undefined){
data.include_total = false;
}
if(data.limit === undefined){
data.limit = 20;
}
for(const key0 in data){
if(!(((((key0 === "agent_id") || (key0 === "cursor")) || (key0 === "include_total")) || (key0 === "limit")) || (key0 === "status"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "agent_id,cursor,include_total,limit,status"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.agent_id !== undefined){
let data0 = data.agent_id;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data0) && data0.length == 1){
data0 = data0[0];
dataType0 = typeof data0;
if(typeof data0 === "string"){
coerced0 = data0;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err1 = {instancePath:instancePath+"/agent_id",schemaPath:"#/properties/agent_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["agent_id"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func_ucs2length(data0) > 64){
const err2 = {instancePath:instancePath+"/agent_id",schemaPath:"#/properties/agent_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 !== "string"){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(dataType1 == 'object' && Array.isArray(data1) && data1.length == 1){
data1 = data1[0];
dataType1 = typeof data1;
if(typeof data1 === "string"){
coerced1 = data1;
}
}
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data1;
}
else if(data1 === null){
coerced1 = "";
}
else {
const err3 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["cursor"] = coerced1;
}
}
}
if(typeof data1 === "string"){
if(func_ucs2length(data1) > 512){
const err4 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func_ucs2length(data1) < 1){
const err5 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
let data2 = data.include_total;
if(typeof data2 !== "boolean"){
let dataType2 = typeof data2;
let coerced2 = undefined;
if(dataType2 == 'object' && Array.isArray(data2) && data2.length == 1){
data2 = data2[0];
dataType2 = typeof data2;
if(typeof data2 === "boolean"){
coerced2 = data2;
}
}
if(!(coerced2 !== undefined)){
if(data2 === "false" || data2 === 0 || data2 === null){
coerced2 = false;
}
else if(data2 === "true" || data2 === 1){
coerced2 = true;
}
else {
const err6 = {instancePath:instancePath+"/include_total",schemaPath:"#/properties/include_total/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(coerced2 !== undefined){
data2 = coerced2;
if(data !== undefined){
data["include_total"] = coerced2;
}
}
}
let data3 = data.limit;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
let dataType3 = typeof data3;
let coerced3 = undefined;
if(dataType3 == 'object' && Array.isArray(data3) && data3.length == 1){
data3 = data3[0];
dataType3 = typeof data3;
if((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))){
coerced3 = data3;
}
}
if(!(coerced3 !== undefined)){
if(dataType3 === "boolean" || data3 === null
              || (dataType3 === "string" && data3 && data3 == +data3 && !(data3 % 1))){
coerced3 = +data3;
}
else {
const err7 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(coerced3 !== undefined){
data3 = coerced3;
if(data !== undefined){
data["limit"] = coerced3;
}
}
}
if(typeof data3 == "number"){
if(data3 > 100 || isNaN(data3)){
const err8 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.status !== undefined){
if(!(validate_ScheduleStatus(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ScheduleStatus.errors : vErrors.concat(validate_ScheduleStatus.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate_listSchedules_query.errors = vErrors;
return errors === 0;
}
validate_listSchedules_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.listVoices_query = validate_listVoices_query;
const schema_listVoices_query = {"type":"object","properties":{"cursor":{"type":"string","minLength":1,"maxLength":512},"gender":{"$ref":"schema:Gender"},"include_total":{"type":"boolean","default":false},"language":{"type":"string","maxLength":35},"limit":{"type":"integer","minimum":1,"maximum":100,"default":20},"provider":{"type":"string","maxLength":64}},"required":[],"additionalProperties":false};
const schema_Gender = {"type":"string","enum":["female","male","neutral"]};

function validate_Gender(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_Gender.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
let dataType0 = typeof data;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data) && data.length == 1){
data = data[0];
dataType0 = typeof data;
if(typeof data === "string"){
coerced0 = data;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data;
}
else if(data === null){
coerced0 = "";
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data = coerced0;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced0;
}
}
}
if(!(((data === "female") || (data === "male")) || (data === "neutral"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_Gender.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate_Gender.errors = vErrors;
return errors === 0;
}
validate_Gender.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate_listVoices_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_listVoices_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.include_total === undefined){
data.include_total = false;
}
if(data.limit === undefined){
data.limit = 20;
}
for(const key0 in data){
if(!((((((key0 === "cursor") || (key0 === "gender")) || (key0 === "include_total")) || (key0 === "language")) || (key0 === "limit")) || (key0 === "provider"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "cursor,gender,include_total,language,limit,provider"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.cursor !== undefined){
let data0 = data.cursor;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data0) && data0.length == 1){
data0 = data0[0];
dataType0 = typeof data0;
if(typeof data0 === "string"){
coerced0 = data0;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err1 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["cursor"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func_ucs2length(data0) > 512){
const err2 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func_ucs2length(data0) < 1){
const err3 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.gender !== undefined){
if(!(validate_Gender(data.gender, {instancePath:instancePath+"/gender",parentData:data,parentDataProperty:"gender",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Gender.errors : vErrors.concat(validate_Gender.errors);
errors = vErrors.length;
}
}
let data2 = data.include_total;
if(typeof data2 !== "boolean"){
let dataType1 = typeof data2;
let coerced1 = undefined;
if(dataType1 == 'object' && Array.isArray(data2) && data2.length == 1){
data2 = data2[0];
dataType1 = typeof data2;
if(typeof data2 === "boolean"){
coerced1 = data2;
}
}
if(!(coerced1 !== undefined)){
if(data2 === "false" || data2 === 0 || data2 === null){
coerced1 = false;
}
else if(data2 === "true" || data2 === 1){
coerced1 = true;
}
else {
const err4 = {instancePath:instancePath+"/include_total",schemaPath:"#/properties/include_total/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(coerced1 !== undefined){
data2 = coerced1;
if(data !== undefined){
data["include_total"] = coerced1;
}
}
}
if(data.language !== undefined){
let data3 = data.language;
if(typeof data3 !== "string"){
let dataType2 = typeof data3;
let coerced2 = undefined;
if(dataType2 == 'object' && Array.isArray(data3) && data3.length == 1){
data3 = data3[0];
dataType2 = typeof data3;
if(typeof data3 === "string"){
coerced2 = data3;
}
}
if(!(coerced2 !== undefined)){
if(dataType2 == "number" || dataType2 == "boolean"){
coerced2 = "" + data3;
}
else if(data3 === null){
coerced2 = "";
}
else {
const err5 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(coerced2 !== undefined){
data3 = coerced2;
if(data !== undefined){
data["language"] = coerced2;
}
}
}
if(typeof data3 === "string"){
if(func_ucs2length(data3) > 35){
const err6 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/maxLength",keyword:"maxLength",params:{limit: 35},message:"must NOT have more than 35 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
let data4 = data.limit;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
let dataType3 = typeof data4;
let coerced3 = undefined;
if(dataType3 == 'object' && Array.isArray(data4) && data4.length == 1){
data4 = data4[0];
dataType3 = typeof data4;
if((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))){
coerced3 = data4;
}
}
if(!(coerced3 !== undefined)){
if(dataType3 === "boolean" || data4 === null
              || (dataType3 === "string" && data4 && data4 == +data4 && !(data4 % 1))){
coerced3 = +data4;
}
else {
const err7 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(coerced3 !== undefined){
data4 = coerced3;
if(data !== undefined){
data["limit"] = coerced3;
}
}
}
if(typeof data4 == "number"){
if(data4 > 100 || isNaN(data4)){
const err8 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err9 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.provider !== undefined){
let data5 = data.provider;
if(typeof data5 !== "string"){
let dataType4 = typeof data5;
let coerced4 = undefined;
if(dataType4 == 'object' && Array.isArray(data5) && data5.length == 1){
data5 = data5[0];
dataType4 = typeof data5;
if(typeof data5 === "string"){
coerced4 = data5;
}
}
if(!(coerced4 !== undefined)){
if(dataType4 == "number" || dataType4 == "boolean"){
coerced4 = "" + data5;
}
else if(data5 === null){
coerced4 = "";
}
else {
const err10 = {instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(coerced4 !== undefined){
data5 = coerced4;
if(data !== undefined){
data["provider"] = coerced4;
}
}
}
if(typeof data5 === "string"){
if(func_ucs2length(data5) > 64){
const err11 = {instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate_listVoices_query.errors = vErrors;
return errors === 0;
}
validate_listVoices_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.listWebhookDeliveries_query = validate_listWebhookDeliveries_query;
const schema_listWebhookDeliveries_query = {"type":"object","properties":{"agent_id":{"type":"string","maxLength":64},"call_id":{"type":"string","maxLength":64},"cursor":{"type":"string","minLength":1,"maxLength":512},"event":{"$ref":"schema:EventName"},"from":{"type":"string","format":"date-time"},"include_total":{"type":"boolean","default":false},"limit":{"type":"integer","minimum":1,"maximum":100,"default":20},"status":{"$ref":"schema:DeliveryStatus"},"to":{"type":"string","format":"date-time"},"webhook_id":{"type":"string","maxLength":64}},"required":[],"additionalProperties":false};
const schema_EventName = {"type":"string","enum":["call.started","call.transcript","call.ended","call.error","call.transfer","call.completed","call.transferred","call.failed","campaign.completed","payment.succeeded","call_started","call_ended","call_analyzed"]};

function validate_EventName(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_EventName.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
let dataType0 = typeof data;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data) && data.length == 1){
data = data[0];
dataType0 = typeof data;
if(typeof data === "string"){
coerced0 = data;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data;
}
else if(data === null){
coerced0 = "";
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data = coerced0;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced0;
}
}
}
if(!(((((((((((((data === "call.started") || (data === "call.transcript")) || (data === "call.ended")) || (data === "call.error")) || (data === "call.transfer")) || (data === "call.completed")) || (data === "call.transferred")) || (data === "call.failed")) || (data === "campaign.completed")) || (data === "payment.succeeded")) || (data === "call_started")) || (data === "call_ended")) || (data === "call_analyzed"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_EventName.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate_EventName.errors = vErrors;
return errors === 0;
}
validate_EventName.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema_DeliveryStatus = {"type":"string","enum":["pending","retrying","succeeded","rejected","dead_letter","canceled"]};

function validate_DeliveryStatus(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_DeliveryStatus.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
let dataType0 = typeof data;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data) && data.length == 1){
data = data[0];
dataType0 = typeof data;
if(typeof data === "string"){
coerced0 = data;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data;
}
else if(data === null){
coerced0 = "";
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data = coerced0;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced0;
}
}
}
if(!((((((data === "pending") || (data === "retrying")) || (data === "succeeded")) || (data === "rejected")) || (data === "dead_letter")) || (data === "canceled"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_DeliveryStatus.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate_DeliveryStatus.errors = vErrors;
return errors === 0;
}
validate_DeliveryStatus.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate_listWebhookDeliveries_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_listWebhookDeliveries_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.include_total === undefined){
data.include_total = false;
}
if(data.limit === undefined){
data.limit = 20;
}
for(const key0 in data){
if(!(func_hasOwnProperty.call(schema_listWebhookDeliveries_query.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "agent_id,call_id,cursor,event,from,include_total,limit,status,to,webhook_id"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.agent_id !== undefined){
let data0 = data.agent_id;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data0) && data0.length == 1){
data0 = data0[0];
dataType0 = typeof data0;
if(typeof data0 === "string"){
coerced0 = data0;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err1 = {instancePath:instancePath+"/agent_id",schemaPath:"#/properties/agent_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["agent_id"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func_ucs2length(data0) > 64){
const err2 = {instancePath:instancePath+"/agent_id",schemaPath:"#/properties/agent_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
if(data.call_id !== undefined){
let data1 = data.call_id;
if(typeof data1 !== "string"){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(dataType1 == 'object' && Array.isArray(data1) && data1.length == 1){
data1 = data1[0];
dataType1 = typeof data1;
if(typeof data1 === "string"){
coerced1 = data1;
}
}
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data1;
}
else if(data1 === null){
coerced1 = "";
}
else {
const err3 = {instancePath:instancePath+"/call_id",schemaPath:"#/properties/call_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["call_id"] = coerced1;
}
}
}
if(typeof data1 === "string"){
if(func_ucs2length(data1) > 64){
const err4 = {instancePath:instancePath+"/call_id",schemaPath:"#/properties/call_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data.cursor !== undefined){
let data2 = data.cursor;
if(typeof data2 !== "string"){
let dataType2 = typeof data2;
let coerced2 = undefined;
if(dataType2 == 'object' && Array.isArray(data2) && data2.length == 1){
data2 = data2[0];
dataType2 = typeof data2;
if(typeof data2 === "string"){
coerced2 = data2;
}
}
if(!(coerced2 !== undefined)){
if(dataType2 == "number" || dataType2 == "boolean"){
coerced2 = "" + data2;
}
else if(data2 === null){
coerced2 = "";
}
else {
const err5 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(coerced2 !== undefined){
data2 = coerced2;
if(data !== undefined){
data["cursor"] = coerced2;
}
}
}
if(typeof data2 === "string"){
if(func_ucs2length(data2) > 512){
const err6 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func_ucs2length(data2) < 1){
const err7 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.event !== undefined){
if(!(validate_EventName(data.event, {instancePath:instancePath+"/event",parentData:data,parentDataProperty:"event",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_EventName.errors : vErrors.concat(validate_EventName.errors);
errors = vErrors.length;
}
}
if(data.from !== undefined){
let data4 = data.from;
if(typeof data4 !== "string"){
let dataType3 = typeof data4;
let coerced3 = undefined;
if(dataType3 == 'object' && Array.isArray(data4) && data4.length == 1){
data4 = data4[0];
dataType3 = typeof data4;
if(typeof data4 === "string"){
coerced3 = data4;
}
}
if(!(coerced3 !== undefined)){
if(dataType3 == "number" || dataType3 == "boolean"){
coerced3 = "" + data4;
}
else if(data4 === null){
coerced3 = "";
}
else {
const err8 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(coerced3 !== undefined){
data4 = coerced3;
if(data !== undefined){
data["from"] = coerced3;
}
}
}
if(typeof data4 === "string"){
if(!(formats_37d7ec70.validate(data4))){
const err9 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
let data5 = data.include_total;
if(typeof data5 !== "boolean"){
let dataType4 = typeof data5;
let coerced4 = undefined;
if(dataType4 == 'object' && Array.isArray(data5) && data5.length == 1){
data5 = data5[0];
dataType4 = typeof data5;
if(typeof data5 === "boolean"){
coerced4 = data5;
}
}
if(!(coerced4 !== undefined)){
if(data5 === "false" || data5 === 0 || data5 === null){
coerced4 = false;
}
else if(data5 === "true" || data5 === 1){
coerced4 = true;
}
else {
const err10 = {instancePath:instancePath+"/include_total",schemaPath:"#/properties/include_total/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(coerced4 !== undefined){
data5 = coerced4;
if(data !== undefined){
data["include_total"] = coerced4;
}
}
}
let data6 = data.limit;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
let dataType5 = typeof data6;
let coerced5 = undefined;
if(dataType5 == 'object' && Array.isArray(data6) && data6.length == 1){
data6 = data6[0];
dataType5 = typeof data6;
if((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))){
coerced5 = data6;
}
}
if(!(coerced5 !== undefined)){
if(dataType5 === "boolean" || data6 === null
              || (dataType5 === "string" && data6 && data6 == +data6 && !(data6 % 1))){
coerced5 = +data6;
}
else {
const err11 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(coerced5 !== undefined){
data6 = coerced5;
if(data !== undefined){
data["limit"] = coerced5;
}
}
}
if(typeof data6 == "number"){
if(data6 > 100 || isNaN(data6)){
const err12 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err13 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.status !== undefined){
if(!(validate_DeliveryStatus(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_DeliveryStatus.errors : vErrors.concat(validate_DeliveryStatus.errors);
errors = vErrors.length;
}
}
if(data.to !== undefined){
let data8 = data.to;
if(typeof data8 !== "string"){
let dataType6 = typeof data8;
let coerced6 = undefined;
if(dataType6 == 'object' && Array.isArray(data8) && data8.length == 1){
data8 = data8[0];
dataType6 = typeof data8;
if(typeof data8 === "string"){
coerced6 = data8;
}
}
if(!(coerced6 !== undefined)){
if(dataType6 == "number" || dataType6 == "boolean"){
coerced6 = "" + data8;
}
else if(data8 === null){
coerced6 = "";
}
else {
const err14 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(coerced6 !== undefined){
data8 = coerced6;
if(data !== undefined){
data["to"] = coerced6;
}
}
}
if(typeof data8 === "string"){
if(!(formats_37d7ec70.validate(data8))){
const err15 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data.webhook_id !== undefined){
let data9 = data.webhook_id;
if(typeof data9 !== "string"){
let dataType7 = typeof data9;
let coerced7 = undefined;
if(dataType7 == 'object' && Array.isArray(data9) && data9.length == 1){
data9 = data9[0];
dataType7 = typeof data9;
if(typeof data9 === "string"){
coerced7 = data9;
}
}
if(!(coerced7 !== undefined)){
if(dataType7 == "number" || dataType7 == "boolean"){
coerced7 = "" + data9;
}
else if(data9 === null){
coerced7 = "";
}
else {
const err16 = {instancePath:instancePath+"/webhook_id",schemaPath:"#/properties/webhook_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(coerced7 !== undefined){
data9 = coerced7;
if(data !== undefined){
data["webhook_id"] = coerced7;
}
}
}
if(typeof data9 === "string"){
if(func_ucs2length(data9) > 64){
const err17 = {instancePath:instancePath+"/webhook_id",schemaPath:"#/properties/webhook_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate_listWebhookDeliveries_query.errors = vErrors;
return errors === 0;
}
validate_listWebhookDeliveries_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.listWidgetMessages_path = validate_listWidgetMessages_path;
const schema_listWidgetMessages_path = {"type":"object","properties":{"id":{"type":"string","maxLength":64},"session_id":{"type":"string","maxLength":64}},"required":["id","session_id"],"additionalProperties":false};

function validate_listWidgetMessages_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_listWidgetMessages_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.session_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "session_id"},message:"must have required property '"+"session_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "id") || (key0 === "session_id"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "id,session_id"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data0) && data0.length == 1){
data0 = data0[0];
dataType0 = typeof data0;
if(typeof data0 === "string"){
coerced0 = data0;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["id"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func_ucs2length(data0) > 64){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data.session_id !== undefined){
let data1 = data.session_id;
if(typeof data1 !== "string"){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(dataType1 == 'object' && Array.isArray(data1) && data1.length == 1){
data1 = data1[0];
dataType1 = typeof data1;
if(typeof data1 === "string"){
coerced1 = data1;
}
}
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data1;
}
else if(data1 === null){
coerced1 = "";
}
else {
const err5 = {instancePath:instancePath+"/session_id",schemaPath:"#/properties/session_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["session_id"] = coerced1;
}
}
}
if(typeof data1 === "string"){
if(func_ucs2length(data1) > 64){
const err6 = {instancePath:instancePath+"/session_id",schemaPath:"#/properties/session_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate_listWidgetMessages_path.errors = vErrors;
return errors === 0;
}
validate_listWidgetMessages_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.listWidgets_query = validate_listWidgets_query;
const schema_listWidgets_query = {"type":"object","properties":{"agent_id":{"type":"string","maxLength":64},"cursor":{"type":"string","minLength":1,"maxLength":512},"include_total":{"type":"boolean","default":false},"limit":{"type":"integer","minimum":1,"maximum":100,"default":20}},"required":[],"additionalProperties":false};

function validate_listWidgets_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_listWidgets_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.include_total === undefined){
data.include_total = false;
}
if(data.limit === undefined){
data.limit = 20;
}
for(const key0 in data){
if(!((((key0 === "agent_id") || (key0 === "cursor")) || (key0 === "include_total")) || (key0 === "limit"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "agent_id,cursor,include_total,limit"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.agent_id !== undefined){
let data0 = data.agent_id;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data0) && data0.length == 1){
data0 = data0[0];
dataType0 = typeof data0;
if(typeof data0 === "string"){
coerced0 = data0;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err1 = {instancePath:instancePath+"/agent_id",schemaPath:"#/properties/agent_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["agent_id"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func_ucs2length(data0) > 64){
const err2 = {instancePath:instancePath+"/agent_id",schemaPath:"#/properties/agent_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 !== "string"){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(dataType1 == 'object' && Array.isArray(data1) && data1.length == 1){
data1 = data1[0];
dataType1 = typeof data1;
if(typeof data1 === "string"){
coerced1 = data1;
}
}
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data1;
}
else if(data1 === null){
coerced1 = "";
}
else {
const err3 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["cursor"] = coerced1;
}
}
}
if(typeof data1 === "string"){
if(func_ucs2length(data1) > 512){
const err4 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func_ucs2length(data1) < 1){
const err5 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
let data2 = data.include_total;
if(typeof data2 !== "boolean"){
let dataType2 = typeof data2;
let coerced2 = undefined;
if(dataType2 == 'object' && Array.isArray(data2) && data2.length == 1){
data2 = data2[0];
dataType2 = typeof data2;
if(typeof data2 === "boolean"){
coerced2 = data2;
}
}
if(!(coerced2 !== undefined)){
if(data2 === "false" || data2 === 0 || data2 === null){
coerced2 = false;
}
else if(data2 === "true" || data2 === 1){
coerced2 = true;
}
else {
const err6 = {instancePath:instancePath+"/include_total",schemaPath:"#/properties/include_total/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(coerced2 !== undefined){
data2 = coerced2;
if(data !== undefined){
data["include_total"] = coerced2;
}
}
}
let data3 = data.limit;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
let dataType3 = typeof data3;
let coerced3 = undefined;
if(dataType3 == 'object' && Array.isArray(data3) && data3.length == 1){
data3 = data3[0];
dataType3 = typeof data3;
if((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))){
coerced3 = data3;
}
}
if(!(coerced3 !== undefined)){
if(dataType3 === "boolean" || data3 === null
              || (dataType3 === "string" && data3 && data3 == +data3 && !(data3 % 1))){
coerced3 = +data3;
}
else {
const err7 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(coerced3 !== undefined){
data3 = coerced3;
if(data !== undefined){
data["limit"] = coerced3;
}
}
}
if(typeof data3 == "number"){
if(data3 > 100 || isNaN(data3)){
const err8 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate_listWidgets_query.errors = vErrors;
return errors === 0;
}
validate_listWidgets_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.previewWidget_header = validate_previewWidget_header;
const schema_previewWidget_header = {"type":"object","properties":{"accept-encoding":{"type":"string","maxLength":200}},"required":[],"additionalProperties":true};

function validate_previewWidget_header(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_previewWidget_header.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["accept-encoding"] !== undefined){
let data0 = data["accept-encoding"];
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data0) && data0.length == 1){
data0 = data0[0];
dataType0 = typeof data0;
if(typeof data0 === "string"){
coerced0 = data0;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err0 = {instancePath:instancePath+"/accept-encoding",schemaPath:"#/properties/accept-encoding/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["accept-encoding"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func_ucs2length(data0) > 200){
const err1 = {instancePath:instancePath+"/accept-encoding",schemaPath:"#/properties/accept-encoding/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate_previewWidget_header.errors = vErrors;
return errors === 0;
}
validate_previewWidget_header.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.removeDncNumber_path = validate_removeDncNumber_path;
const schema_removeDncNumber_path = {"type":"object","properties":{"number":{"type":"string","maxLength":64}},"required":["number"],"additionalProperties":false};

function validate_removeDncNumber_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_removeDncNumber_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.number === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "number"},message:"must have required property '"+"number"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "number")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "number"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.number !== undefined){
let data0 = data.number;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data0) && data0.length == 1){
data0 = data0[0];
dataType0 = typeof data0;
if(typeof data0 === "string"){
coerced0 = data0;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err2 = {instancePath:instancePath+"/number",schemaPath:"#/properties/number/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["number"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func_ucs2length(data0) > 64){
const err3 = {instancePath:instancePath+"/number",schemaPath:"#/properties/number/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate_removeDncNumber_path.errors = vErrors;
return errors === 0;
}
validate_removeDncNumber_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.removeMember_query = validate_removeMember_query;
const schema_removeMember_query = {"type":"object","properties":{"revoke_api_keys":{"type":"boolean","default":false}},"required":[],"additionalProperties":false};

function validate_removeMember_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_removeMember_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.revoke_api_keys === undefined){
data.revoke_api_keys = false;
}
for(const key0 in data){
if(!(key0 === "revoke_api_keys")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "revoke_api_keys"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
let data0 = data.revoke_api_keys;
if(typeof data0 !== "boolean"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data0) && data0.length == 1){
data0 = data0[0];
dataType0 = typeof data0;
if(typeof data0 === "boolean"){
coerced0 = data0;
}
}
if(!(coerced0 !== undefined)){
if(data0 === "false" || data0 === 0 || data0 === null){
coerced0 = false;
}
else if(data0 === "true" || data0 === 1){
coerced0 = true;
}
else {
const err1 = {instancePath:instancePath+"/revoke_api_keys",schemaPath:"#/properties/revoke_api_keys/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["revoke_api_keys"] = coerced0;
}
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate_removeMember_query.errors = vErrors;
return errors === 0;
}
validate_removeMember_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.searchAvailableNumbers_query = validate_searchAvailableNumbers_query;
const schema_searchAvailableNumbers_query = {"type":"object","properties":{"area_code":{"type":"string","pattern":"^[1-9][0-9]{1,5}$"},"capability":{"$ref":"schema:NumberCapability"},"carrier":{"type":"string","maxLength":64},"contains":{"type":"string","pattern":"^[0-9*]{2,15}$"},"country":{"type":"string","pattern":"^[A-Z]{2}$","default":"US"},"limit":{"type":"integer","minimum":1,"maximum":100,"default":20},"type":{"$ref":"schema:NumberType"}},"required":[],"additionalProperties":false};
const pattern_43a2f153 = new RegExp("^[1-9][0-9]{1,5}$", "u");
const pattern_6d4ea8bd = new RegExp("^[0-9*]{2,15}$", "u");
const schema_NumberCapability = {"type":"string","enum":["voice","sms"]};

function validate_NumberCapability(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_NumberCapability.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
let dataType0 = typeof data;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data) && data.length == 1){
data = data[0];
dataType0 = typeof data;
if(typeof data === "string"){
coerced0 = data;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data;
}
else if(data === null){
coerced0 = "";
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data = coerced0;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced0;
}
}
}
if(!((data === "voice") || (data === "sms"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_NumberCapability.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate_NumberCapability.errors = vErrors;
return errors === 0;
}
validate_NumberCapability.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema_NumberType = {"type":"string","enum":["local","toll_free","mobile"],"default":"local"};

function validate_NumberType(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_NumberType.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
let dataType0 = typeof data;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data) && data.length == 1){
data = data[0];
dataType0 = typeof data;
if(typeof data === "string"){
coerced0 = data;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data;
}
else if(data === null){
coerced0 = "";
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data = coerced0;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced0;
}
}
}
if(!(((data === "local") || (data === "toll_free")) || (data === "mobile"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_NumberType.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate_NumberType.errors = vErrors;
return errors === 0;
}
validate_NumberType.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate_searchAvailableNumbers_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_searchAvailableNumbers_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.country === undefined){
data.country = "US";
}
if(data.limit === undefined){
data.limit = 20;
}
for(const key0 in data){
if(!(((((((key0 === "area_code") || (key0 === "capability")) || (key0 === "carrier")) || (key0 === "contains")) || (key0 === "country")) || (key0 === "limit")) || (key0 === "type"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "area_code,capability,carrier,contains,country,limit,type"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.area_code !== undefined){
let data0 = data.area_code;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data0) && data0.length == 1){
data0 = data0[0];
dataType0 = typeof data0;
if(typeof data0 === "string"){
coerced0 = data0;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err1 = {instancePath:instancePath+"/area_code",schemaPath:"#/properties/area_code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["area_code"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(!pattern_43a2f153.test(data0)){
const err2 = {instancePath:instancePath+"/area_code",schemaPath:"#/properties/area_code/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]{1,5}$"},message:"must match pattern \""+"^[1-9][0-9]{1,5}$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
if(data.capability !== undefined){
if(!(validate_NumberCapability(data.capability, {instancePath:instancePath+"/capability",parentData:data,parentDataProperty:"capability",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_NumberCapability.errors : vErrors.concat(validate_NumberCapability.errors);
errors = vErrors.length;
}
}
if(data.carrier !== undefined){
let data2 = data.carrier;
if(typeof data2 !== "string"){
let dataType1 = typeof data2;
let coerced1 = undefined;
if(dataType1 == 'object' && Array.isArray(data2) && data2.length == 1){
data2 = data2[0];
dataType1 = typeof data2;
if(typeof data2 === "string"){
coerced1 = data2;
}
}
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data2;
}
else if(data2 === null){
coerced1 = "";
}
else {
const err3 = {instancePath:instancePath+"/carrier",schemaPath:"#/properties/carrier/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(coerced1 !== undefined){
data2 = coerced1;
if(data !== undefined){
data["carrier"] = coerced1;
}
}
}
if(typeof data2 === "string"){
if(func_ucs2length(data2) > 64){
const err4 = {instancePath:instancePath+"/carrier",schemaPath:"#/properties/carrier/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data.contains !== undefined){
let data3 = data.contains;
if(typeof data3 !== "string"){
let dataType2 = typeof data3;
let coerced2 = undefined;
if(dataType2 == 'object' && Array.isArray(data3) && data3.length == 1){
data3 = data3[0];
dataType2 = typeof data3;
if(typeof data3 === "string"){
coerced2 = data3;
}
}
if(!(coerced2 !== undefined)){
if(dataType2 == "number" || dataType2 == "boolean"){
coerced2 = "" + data3;
}
else if(data3 === null){
coerced2 = "";
}
else {
const err5 = {instancePath:instancePath+"/contains",schemaPath:"#/properties/contains/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(coerced2 !== undefined){
data3 = coerced2;
if(data !== undefined){
data["contains"] = coerced2;
}
}
}
if(typeof data3 === "string"){
if(!pattern_6d4ea8bd.test(data3)){
const err6 = {instancePath:instancePath+"/contains",schemaPath:"#/properties/contains/pattern",keyword:"pattern",params:{pattern: "^[0-9*]{2,15}$"},message:"must match pattern \""+"^[0-9*]{2,15}$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
let data4 = data.country;
if(typeof data4 !== "string"){
let dataType3 = typeof data4;
let coerced3 = undefined;
if(dataType3 == 'object' && Array.isArray(data4) && data4.length == 1){
data4 = data4[0];
dataType3 = typeof data4;
if(typeof data4 === "string"){
coerced3 = data4;
}
}
if(!(coerced3 !== undefined)){
if(dataType3 == "number" || dataType3 == "boolean"){
coerced3 = "" + data4;
}
else if(data4 === null){
coerced3 = "";
}
else {
const err7 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(coerced3 !== undefined){
data4 = coerced3;
if(data !== undefined){
data["country"] = coerced3;
}
}
}
if(typeof data4 === "string"){
if(!pattern_4ad7b0ab.test(data4)){
const err8 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{2}$"},message:"must match pattern \""+"^[A-Z]{2}$"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
let data5 = data.limit;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
let dataType4 = typeof data5;
let coerced4 = undefined;
if(dataType4 == 'object' && Array.isArray(data5) && data5.length == 1){
data5 = data5[0];
dataType4 = typeof data5;
if((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))){
coerced4 = data5;
}
}
if(!(coerced4 !== undefined)){
if(dataType4 === "boolean" || data5 === null
              || (dataType4 === "string" && data5 && data5 == +data5 && !(data5 % 1))){
coerced4 = +data5;
}
else {
const err9 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(coerced4 !== undefined){
data5 = coerced4;
if(data !== undefined){
data["limit"] = coerced4;
}
}
}
if(typeof data5 == "number"){
if(data5 > 100 || isNaN(data5)){
const err10 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err11 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.type !== undefined){
if(!(validate_NumberType(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_NumberType.errors : vErrors.concat(validate_NumberType.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate_searchAvailableNumbers_query.errors = vErrors;
return errors === 0;
}
validate_searchAvailableNumbers_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.startDemo_path = validate_startDemo_path;
const schema_startDemo_path = {"type":"object","properties":{"kind":{"type":"string","maxLength":64}},"required":["kind"],"additionalProperties":false};

function validate_startDemo_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_startDemo_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "kind")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "kind"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data0) && data0.length == 1){
data0 = data0[0];
dataType0 = typeof data0;
if(typeof data0 === "string"){
coerced0 = data0;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err2 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["kind"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func_ucs2length(data0) > 64){
const err3 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate_startDemo_path.errors = vErrors;
return errors === 0;
}
validate_startDemo_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.streamCallEvents_header = validate_streamCallEvents_header;
const schema_streamCallEvents_header = {"type":"object","properties":{"last-event-id":{"type":"string","pattern":"^[0-9]{1,9}$"}},"required":[],"additionalProperties":true};
const pattern_169a9358 = new RegExp("^[0-9]{1,9}$", "u");

function validate_streamCallEvents_header(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_streamCallEvents_header.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["last-event-id"] !== undefined){
let data0 = data["last-event-id"];
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data0) && data0.length == 1){
data0 = data0[0];
dataType0 = typeof data0;
if(typeof data0 === "string"){
coerced0 = data0;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err0 = {instancePath:instancePath+"/last-event-id",schemaPath:"#/properties/last-event-id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["last-event-id"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(!pattern_169a9358.test(data0)){
const err1 = {instancePath:instancePath+"/last-event-id",schemaPath:"#/properties/last-event-id/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,9}$"},message:"must match pattern \""+"^[0-9]{1,9}$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate_streamCallEvents_header.errors = vErrors;
return errors === 0;
}
validate_streamCallEvents_header.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

})(parameters);

const bodies = {};
(function (exports) {

exports.AgentCreate = validate_AgentCreate;
const schema_AgentCreate = {"type":"object","required":["agent_name","voice_id","response_engine"],"properties":{"agent_name":{"type":"string","minLength":1,"maxLength":100},"voice_id":{"type":"string","minLength":1,"maxLength":200},"language":{"type":"string","minLength":2,"maxLength":35},"response_engine":{"$ref":"schema:ResponseEngine"},"knowledge_base_ids":{"type":"array","maxItems":20,"if":{"maxItems":20},"then":{"items":{"type":"string","maxLength":64},"uniqueItems":true}},"webhook_url":{"type":["string","null"],"format":"uri","pattern":"^https?://","maxLength":2048},"webhook_events":{"type":"array","maxItems":20,"if":{"maxItems":20},"then":{"items":{"$ref":"schema:EventName"},"uniqueItems":true}},"greeting":{"type":["string","null"],"maxLength":2000},"functions":{"type":"array","maxItems":50,"if":{"maxItems":50},"then":{"items":{"$ref":"schema:AgentFunctionCreate"}}},"tags":{"$ref":"schema:Tags"},"folder":{"type":["string","null"],"maxLength":100},"interruption":{"$ref":"schema:Interruption"},"endpointing":{"$ref":"schema:Endpointing"},"inactivity":{"$ref":"schema:Inactivity"},"max_duration_seconds":{"type":"integer","minimum":10,"maximum":14400},"ring_timeout_seconds":{"type":"integer","minimum":5,"maximum":120},"max_concurrent_calls":{"type":["integer","null"],"minimum":1,"maximum":100000},"voicemail":{"$ref":"schema:Voicemail"},"recording":{"$ref":"schema:RecordingSettings"},"privacy":{"$ref":"schema:PrivacySettings"},"extraction":{"type":["object","null"],"additionalProperties":true},"fallback_voice_id":{"type":["string","null"],"maxLength":200},"variables":{"$ref":"schema:Variables"},"agent_id":{"dropped":true},"webhook_secret":{"dropped":true},"warnings":{"dropped":true},"version":{"dropped":true},"created_at":{"dropped":true},"updated_at":{"dropped":true}},"additionalProperties":false};
const func_hasOwnProperty = Object.prototype.hasOwnProperty;
const func_ucs2length = require("ajv/dist/runtime/ucs2length").default;
const func_equal = require("ajv/dist/runtime/equal").default;
const schema_ResponseEngine = {"oneOf":[{"$ref":"schema:ServiceLlmEngine"},{"$ref":"schema:CustomLlmEngine"}],"discriminator":{"propertyName":"type"},"variants":["service-llm","custom-llm"],"type":"object"};
const schema_ServiceLlmEngine = {"type":"object","required":["type","system_prompt"],"properties":{"type":{"type":"string","const":"service-llm"},"system_prompt":{"type":"string","maxLength":100000},"model":{"type":"string","maxLength":200},"fallback_model":{"type":"string","maxLength":200},"temperature":{"type":"number","minimum":0,"maximum":2}},"additionalProperties":false};

function validate_ServiceLlmEngine(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_ServiceLlmEngine.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.system_prompt === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "system_prompt"},message:"must have required property '"+"system_prompt"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "type") || (key0 === "system_prompt")) || (key0 === "model")) || (key0 === "fallback_model")) || (key0 === "temperature"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "type,system_prompt,model,fallback_model,temperature"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("service-llm" !== data0){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "service-llm"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.system_prompt !== undefined){
let data1 = data.system_prompt;
if(typeof data1 === "string"){
if(func_ucs2length(data1) > 100000){
const err5 = {instancePath:instancePath+"/system_prompt",schemaPath:"#/properties/system_prompt/maxLength",keyword:"maxLength",params:{limit: 100000},message:"must NOT have more than 100000 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/system_prompt",schemaPath:"#/properties/system_prompt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.model !== undefined){
let data2 = data.model;
if(typeof data2 === "string"){
if(func_ucs2length(data2) > 200){
const err7 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.fallback_model !== undefined){
let data3 = data.fallback_model;
if(typeof data3 === "string"){
if(func_ucs2length(data3) > 200){
const err9 = {instancePath:instancePath+"/fallback_model",schemaPath:"#/properties/fallback_model/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/fallback_model",schemaPath:"#/properties/fallback_model/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.temperature !== undefined){
let data4 = data.temperature;
if(typeof data4 == "number"){
if(data4 > 2 || isNaN(data4)){
const err11 = {instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2},message:"must be <= 2"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err12 = {instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate_ServiceLlmEngine.errors = vErrors;
return errors === 0;
}
validate_ServiceLlmEngine.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema_CustomLlmEngine = {"type":"object","required":["type","websocket_url"],"properties":{"type":{"type":"string","const":"custom-llm"},"websocket_url":{"type":"string","format":"uri","pattern":"^wss?://","maxLength":2048}},"additionalProperties":false};
const formats_73ec681d = require("ajv-formats/dist/formats").fullFormats.uri;
const pattern_c5cb2968 = new RegExp("^wss?://", "u");

function validate_CustomLlmEngine(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_CustomLlmEngine.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.websocket_url === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "websocket_url"},message:"must have required property '"+"websocket_url"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "type") || (key0 === "websocket_url"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "type,websocket_url"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("custom-llm" !== data0){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "custom-llm"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.websocket_url !== undefined){
let data1 = data.websocket_url;
if(typeof data1 === "string"){
if(func_ucs2length(data1) > 2048){
const err5 = {instancePath:instancePath+"/websocket_url",schemaPath:"#/properties/websocket_url/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern_c5cb2968.test(data1)){
const err6 = {instancePath:instancePath+"/websocket_url",schemaPath:"#/properties/websocket_url/pattern",keyword:"pattern",params:{pattern: "^wss?://"},message:"must match pattern \""+"^wss?://"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(formats_73ec681d(data1))){
const err7 = {instancePath:instancePath+"/websocket_url",schemaPath:"#/properties/websocket_url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/websocket_url",schemaPath:"#/properties/websocket_url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate_CustomLlmEngine.errors = vErrors;
return errors === 0;
}
validate_CustomLlmEngine.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate_ResponseEngine(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_ResponseEngine.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "service-llm"){
if(!(validate_ServiceLlmEngine(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ServiceLlmEngine.errors : vErrors.concat(validate_ServiceLlmEngine.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "custom-llm"){
if(!(validate_CustomLlmEngine(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_CustomLlmEngine.errors : vErrors.concat(validate_CustomLlmEngine.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
const err0 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0, variants: "service-llm, custom-llm"},message:"value of tag \"type\" must be in oneOf"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0, variants: "service-llm, custom-llm"},message:"tag \"type\" must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate_ResponseEngine.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate_ResponseEngine.evaluated = {"dynamicProps":true,"dynamicItems":false};

const schema_EventName = {"type":"string","enum":["call.started","call.transcript","call.ended","call.error","call.transfer","call.completed","call.transferred","call.failed","campaign.completed","payment.succeeded","call_started","call_ended","call_analyzed"]};

function validate_EventName(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_EventName.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((((((((((((data === "call.started") || (data === "call.transcript")) || (data === "call.ended")) || (data === "call.error")) || (data === "call.transfer")) || (data === "call.completed")) || (data === "call.transferred")) || (data === "call.failed")) || (data === "campaign.completed")) || (data === "payment.succeeded")) || (data === "call_started")) || (data === "call_ended")) || (data === "call_analyzed"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_EventName.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate_EventName.errors = vErrors;
return errors === 0;
}
validate_EventName.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema_AgentFunctionCreate = {"oneOf":[{"$ref":"schema:WebhookFunctionCreate"},{"$ref":"schema:TransferCallFunctionCreate"},{"$ref":"schema:EndCallFunctionCreate"},{"$ref":"schema:DtmfFunctionCreate"},{"$ref":"schema:McpFunctionCreate"},{"$ref":"schema:SendSmsFunctionCreate"}],"discriminator":{"propertyName":"type"},"variants":["webhook","transfer_call","end_call","dtmf","mcp","send_sms"],"type":"object"};
const schema_WebhookFunctionCreate = {"type":"object","required":["type","name","description","url"],"properties":{"type":{"type":"string","const":"webhook"},"name":{"$ref":"schema:FunctionName"},"description":{"type":"string","minLength":1,"maxLength":1000},"parameters":{"type":"object","additionalProperties":true},"url":{"$ref":"schema:HttpUrl"},"headers":{"$ref":"schema:FunctionHeaders"},"timeout_ms":{"type":"integer","minimum":500,"maximum":60000},"filler":{"type":["string","null"],"maxLength":300},"id":{"dropped":true},"header_names":{"dropped":true},"signing_secret":{"dropped":true},"created_at":{"dropped":true},"updated_at":{"dropped":true}},"additionalProperties":false};
const schema_FunctionName = {"type":"string","pattern":"^[a-zA-Z_][a-zA-Z0-9_]{0,63}$"};
const pattern_30085042 = new RegExp("^[a-zA-Z_][a-zA-Z0-9_]{0,63}$", "u");

function validate_FunctionName(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_FunctionName.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern_30085042.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z_][a-zA-Z0-9_]{0,63}$"},message:"must match pattern \""+"^[a-zA-Z_][a-zA-Z0-9_]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate_FunctionName.errors = vErrors;
return errors === 0;
}
validate_FunctionName.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema_HttpUrl = {"type":"string","format":"uri","pattern":"^https?://","maxLength":2048};
const pattern_ccaba4eb = new RegExp("^https?://", "u");

function validate_HttpUrl(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_HttpUrl.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func_ucs2length(data) > 2048){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern_ccaba4eb.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^https?://"},message:"must match pattern \""+"^https?://"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(formats_73ec681d(data))){
const err2 = {instancePath,schemaPath:"#/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate_HttpUrl.errors = vErrors;
return errors === 0;
}
validate_HttpUrl.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema_FunctionHeaders = {"type":"object","maxProperties":30,"additionalProperties":{"type":"string","maxLength":4096}};

function validate_FunctionHeaders(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_FunctionHeaders.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 30){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 30},message:"must NOT have more than 30 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
let data0 = data[key0];
if(typeof data0 === "string"){
if(func_ucs2length(data0) > 4096){
const err1 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate_FunctionHeaders.errors = vErrors;
return errors === 0;
}
validate_FunctionHeaders.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate_WebhookFunctionCreate(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_WebhookFunctionCreate.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.description === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.url === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(func_hasOwnProperty.call(schema_WebhookFunctionCreate.properties, key0))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "type,name,description,parameters,url,headers,timeout_ms,filler"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if("webhook" !== data0){
const err6 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "webhook"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.name !== undefined){
if(!(validate_FunctionName(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_FunctionName.errors : vErrors.concat(validate_FunctionName.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
let data2 = data.description;
if(typeof data2 === "string"){
if(func_ucs2length(data2) > 1000){
const err7 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func_ucs2length(data2) < 1){
const err8 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.parameters !== undefined){
let data3 = data.parameters;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
const err10 = {instancePath:instancePath+"/parameters",schemaPath:"#/properties/parameters/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.url !== undefined){
if(!(validate_HttpUrl(data.url, {instancePath:instancePath+"/url",parentData:data,parentDataProperty:"url",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_HttpUrl.errors : vErrors.concat(validate_HttpUrl.errors);
errors = vErrors.length;
}
}
if(data.headers !== undefined){
if(!(validate_FunctionHeaders(data.headers, {instancePath:instancePath+"/headers",parentData:data,parentDataProperty:"headers",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_FunctionHeaders.errors : vErrors.concat(validate_FunctionHeaders.errors);
errors = vErrors.length;
}
}
if(data.timeout_ms !== undefined){
let data6 = data.timeout_ms;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
const err11 = {instancePath:instancePath+"/timeout_ms",schemaPath:"#/properties/timeout_ms/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data6 == "number"){
if(data6 > 60000 || isNaN(data6)){
const err12 = {instancePath:instancePath+"/timeout_ms",schemaPath:"#/properties/timeout_ms/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60000},message:"must be <= 60000"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data6 < 500 || isNaN(data6)){
const err13 = {instancePath:instancePath+"/timeout_ms",schemaPath:"#/properties/timeout_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 500},message:"must be >= 500"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
if(data.filler !== undefined){
let data7 = data.filler;
if((typeof data7 !== "string") && (data7 !== null)){
const err14 = {instancePath:instancePath+"/filler",schemaPath:"#/properties/filler/type",keyword:"type",params:{type: schema_WebhookFunctionCreate.properties.filler.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data7 === "string"){
if(func_ucs2length(data7) > 300){
const err15 = {instancePath:instancePath+"/filler",schemaPath:"#/properties/filler/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data.id !== undefined){
delete data["id"];
}
if(data.header_names !== undefined){
delete data["header_names"];
}
if(data.signing_secret !== undefined){
delete data["signing_secret"];
}
if(data.created_at !== undefined){
delete data["created_at"];
}
if(data.updated_at !== undefined){
delete data["updated_at"];
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate_WebhookFunctionCreate.errors = vErrors;
return errors === 0;
}
validate_WebhookFunctionCreate.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema_TransferCallFunctionCreate = {"type":"object","required":["type","name","description"],"properties":{"type":{"type":"string","const":"transfer_call"},"name":{"$ref":"schema:FunctionName"},"description":{"type":"string","minLength":1,"maxLength":1000},"to":{"type":["string","null"],"pattern":"^\\+[1-9][0-9]{6,14}$","spelled":true},"allowed_destinations":{"$ref":"schema:AllowedDestinations"},"message":{"type":["string","null"],"maxLength":500},"mode":{"$ref":"schema:TransferMode"},"briefing":{"type":["string","null"],"minLength":1,"maxLength":1000},"id":{"dropped":true},"created_at":{"dropped":true},"updated_at":{"dropped":true}},"additionalProperties":false};
const schema_AllowedDestinations = {"type":["array","null"],"minItems":1,"maxItems":100,"if":{"maxItems":100},"then":{"items":{"$ref":"schema:E164"},"uniqueItems":true}};
const schema_E164 = {"type":"string","pattern":"^\\+[1-9][0-9]{6,14}$","spelled":true};
const pattern_a2710880 = new RegExp("^\\+[1-9][0-9]{6,14}$", "u");

function validate_E164(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_E164.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(/^\+(?!.*\(0\))[1-9][0-9 .()-]*$/.test(data)){
data = data.replace(/[ .()-]/g, "");
parentData[parentDataProperty] = data;
}
if(!pattern_a2710880.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\+[1-9][0-9]{6,14}$"},message:"must match pattern \""+"^\\+[1-9][0-9]{6,14}$"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate_E164.errors = vErrors;
return errors === 0;
}
validate_E164.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate_AllowedDestinations(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_AllowedDestinations.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema_AllowedDestinations.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(Array.isArray(data)){
if(data.length > 100){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs3 = errors;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate_E164(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_E164.errors : vErrors.concat(validate_E164.errors);
errors = vErrors.length;
}
}
let i1 = data.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func_equal(data[i1], data[j0])){
const err2 = {instancePath,schemaPath:"#/then/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
break outer0;
}
}
}
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
if(valid0){
var items0 = true;
}
}
if(!valid0){
const err3 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(Array.isArray(data)){
if(data.length > 100){
const err4 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.length < 1){
const err5 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
validate_AllowedDestinations.errors = vErrors;
evaluated0.items = items0;
return errors === 0;
}
validate_AllowedDestinations.evaluated = {"dynamicProps":false,"dynamicItems":true};

const schema_TransferMode = {"type":"string","enum":["cold","warm"]};

function validate_TransferMode(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_TransferMode.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((data === "cold") || (data === "warm"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_TransferMode.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate_TransferMode.errors = vErrors;
return errors === 0;
}
validate_TransferMode.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate_TransferCallFunctionCreate(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_TransferCallFunctionCreate.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.description === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(func_hasOwnProperty.call(schema_TransferCallFunctionCreate.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "type,name,description,to,allowed_destinations,message,mode,briefing"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if("transfer_call" !== data0){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "transfer_call"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.name !== undefined){
if(!(validate_FunctionName(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_FunctionName.errors : vErrors.concat(validate_FunctionName.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
let data2 = data.description;
if(typeof data2 === "string"){
if(func_ucs2length(data2) > 1000){
const err6 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func_ucs2length(data2) < 1){
const err7 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.to !== undefined){
let data3 = data.to;
if((typeof data3 !== "string") && (data3 !== null)){
const err9 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/type",keyword:"type",params:{type: schema_TransferCallFunctionCreate.properties.to.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data3 === "string"){
if(/^\+(?!.*\(0\))[1-9][0-9 .()-]*$/.test(data3)){
data3 = data3.replace(/[ .()-]/g, "");
data["to"] = data3;
}
if(!pattern_a2710880.test(data3)){
const err10 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/pattern",keyword:"pattern",params:{pattern: "^\\+[1-9][0-9]{6,14}$"},message:"must match pattern \""+"^\\+[1-9][0-9]{6,14}$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data.allowed_destinations !== undefined){
if(!(validate_AllowedDestinations(data.allowed_destinations, {instancePath:instancePath+"/allowed_destinations",parentData:data,parentDataProperty:"allowed_destinations",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_AllowedDestinations.errors : vErrors.concat(validate_AllowedDestinations.errors);
errors = vErrors.length;
}
}
if(data.message !== undefined){
let data5 = data.message;
if((typeof data5 !== "string") && (data5 !== null)){
const err11 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: schema_TransferCallFunctionCreate.properties.message.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data5 === "string"){
if(func_ucs2length(data5) > 500){
const err12 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.mode !== undefined){
if(!(validate_TransferMode(data.mode, {instancePath:instancePath+"/mode",parentData:data,parentDataProperty:"mode",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_TransferMode.errors : vErrors.concat(validate_TransferMode.errors);
errors = vErrors.length;
}
}
if(data.briefing !== undefined){
let data7 = data.briefing;
if((typeof data7 !== "string") && (data7 !== null)){
const err13 = {instancePath:instancePath+"/briefing",schemaPath:"#/properties/briefing/type",keyword:"type",params:{type: schema_TransferCallFunctionCreate.properties.briefing.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data7 === "string"){
if(func_ucs2length(data7) > 1000){
const err14 = {instancePath:instancePath+"/briefing",schemaPath:"#/properties/briefing/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(func_ucs2length(data7) < 1){
const err15 = {instancePath:instancePath+"/briefing",schemaPath:"#/properties/briefing/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data.id !== undefined){
delete data["id"];
}
if(data.created_at !== undefined){
delete data["created_at"];
}
if(data.updated_at !== undefined){
delete data["updated_at"];
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate_TransferCallFunctionCreate.errors = vErrors;
return errors === 0;
}
validate_TransferCallFunctionCreate.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema_EndCallFunctionCreate = {"type":"object","required":["type","name","description"],"properties":{"type":{"type":"string","const":"end_call"},"name":{"$ref":"schema:FunctionName"},"description":{"type":"string","minLength":1,"maxLength":1000},"message":{"type":["string","null"],"maxLength":500},"id":{"dropped":true},"created_at":{"dropped":true},"updated_at":{"dropped":true}},"additionalProperties":false};

function validate_EndCallFunctionCreate(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_EndCallFunctionCreate.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.description === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "type") || (key0 === "name")) || (key0 === "description")) || (key0 === "message")) || (key0 === "id")) || (key0 === "created_at")) || (key0 === "updated_at"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "type,name,description,message"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if("end_call" !== data0){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "end_call"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.name !== undefined){
if(!(validate_FunctionName(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_FunctionName.errors : vErrors.concat(validate_FunctionName.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
let data2 = data.description;
if(typeof data2 === "string"){
if(func_ucs2length(data2) > 1000){
const err6 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func_ucs2length(data2) < 1){
const err7 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.message !== undefined){
let data3 = data.message;
if((typeof data3 !== "string") && (data3 !== null)){
const err9 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: schema_EndCallFunctionCreate.properties.message.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data3 === "string"){
if(func_ucs2length(data3) > 500){
const err10 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data.id !== undefined){
delete data["id"];
}
if(data.created_at !== undefined){
delete data["created_at"];
}
if(data.updated_at !== undefined){
delete data["updated_at"];
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate_EndCallFunctionCreate.errors = vErrors;
return errors === 0;
}
validate_EndCallFunctionCreate.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema_DtmfFunctionCreate = {"type":"object","required":["type","name","description"],"properties":{"type":{"type":"string","const":"dtmf"},"name":{"$ref":"schema:FunctionName"},"description":{"type":"string","minLength":1,"maxLength":1000},"id":{"dropped":true},"created_at":{"dropped":true},"updated_at":{"dropped":true}},"additionalProperties":false};

function validate_DtmfFunctionCreate(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_DtmfFunctionCreate.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.description === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "type") || (key0 === "name")) || (key0 === "description")) || (key0 === "id")) || (key0 === "created_at")) || (key0 === "updated_at"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "type,name,description"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if("dtmf" !== data0){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "dtmf"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.name !== undefined){
if(!(validate_FunctionName(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_FunctionName.errors : vErrors.concat(validate_FunctionName.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
let data2 = data.description;
if(typeof data2 === "string"){
if(func_ucs2length(data2) > 1000){
const err6 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func_ucs2length(data2) < 1){
const err7 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.id !== undefined){
delete data["id"];
}
if(data.created_at !== undefined){
delete data["created_at"];
}
if(data.updated_at !== undefined){
delete data["updated_at"];
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate_DtmfFunctionCreate.errors = vErrors;
return errors === 0;
}
validate_DtmfFunctionCreate.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema_McpFunctionCreate = {"type":"object","required":["type","name","description","url"],"properties":{"type":{"type":"string","const":"mcp"},"name":{"$ref":"schema:FunctionName"},"description":{"type":"string","minLength":1,"maxLength":1000},"url":{"$ref":"schema:HttpUrl"},"headers":{"$ref":"schema:FunctionHeaders"},"allowed_tools":{"type":["array","null"],"maxItems":50,"if":{"maxItems":50},"then":{"items":{"type":"string","minLength":1,"maxLength":128}}},"timeout_ms":{"type":"integer","minimum":500,"maximum":60000},"filler":{"type":["string","null"],"maxLength":300},"id":{"dropped":true},"header_names":{"dropped":true},"created_at":{"dropped":true},"updated_at":{"dropped":true}},"additionalProperties":false};

function validate_McpFunctionCreate(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_McpFunctionCreate.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.description === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.url === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(func_hasOwnProperty.call(schema_McpFunctionCreate.properties, key0))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "type,name,description,url,headers,allowed_tools,timeout_ms,filler"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if("mcp" !== data0){
const err6 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "mcp"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.name !== undefined){
if(!(validate_FunctionName(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_FunctionName.errors : vErrors.concat(validate_FunctionName.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
let data2 = data.description;
if(typeof data2 === "string"){
if(func_ucs2length(data2) > 1000){
const err7 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func_ucs2length(data2) < 1){
const err8 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.url !== undefined){
if(!(validate_HttpUrl(data.url, {instancePath:instancePath+"/url",parentData:data,parentDataProperty:"url",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_HttpUrl.errors : vErrors.concat(validate_HttpUrl.errors);
errors = vErrors.length;
}
}
if(data.headers !== undefined){
if(!(validate_FunctionHeaders(data.headers, {instancePath:instancePath+"/headers",parentData:data,parentDataProperty:"headers",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_FunctionHeaders.errors : vErrors.concat(validate_FunctionHeaders.errors);
errors = vErrors.length;
}
}
if(data.allowed_tools !== undefined){
let data5 = data.allowed_tools;
if((!(Array.isArray(data5))) && (data5 !== null)){
const err10 = {instancePath:instancePath+"/allowed_tools",schemaPath:"#/properties/allowed_tools/type",keyword:"type",params:{type: schema_McpFunctionCreate.properties.allowed_tools.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const _errs11 = errors;
let valid1 = true;
const _errs12 = errors;
if(Array.isArray(data5)){
if(data5.length > 50){
const err11 = {};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
var _valid0 = _errs12 === errors;
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs13 = errors;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 === "string"){
if(func_ucs2length(data6) > 128){
const err12 = {instancePath:instancePath+"/allowed_tools/" + i0,schemaPath:"#/properties/allowed_tools/then/items/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(func_ucs2length(data6) < 1){
const err13 = {instancePath:instancePath+"/allowed_tools/" + i0,schemaPath:"#/properties/allowed_tools/then/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/allowed_tools/" + i0,schemaPath:"#/properties/allowed_tools/then/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
var _valid0 = _errs13 === errors;
valid1 = _valid0;
}
if(!valid1){
const err15 = {instancePath:instancePath+"/allowed_tools",schemaPath:"#/properties/allowed_tools/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(Array.isArray(data5)){
if(data5.length > 50){
const err16 = {instancePath:instancePath+"/allowed_tools",schemaPath:"#/properties/allowed_tools/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
if(data.timeout_ms !== undefined){
let data7 = data.timeout_ms;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
const err17 = {instancePath:instancePath+"/timeout_ms",schemaPath:"#/properties/timeout_ms/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(typeof data7 == "number"){
if(data7 > 60000 || isNaN(data7)){
const err18 = {instancePath:instancePath+"/timeout_ms",schemaPath:"#/properties/timeout_ms/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60000},message:"must be <= 60000"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data7 < 500 || isNaN(data7)){
const err19 = {instancePath:instancePath+"/timeout_ms",schemaPath:"#/properties/timeout_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 500},message:"must be >= 500"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
if(data.filler !== undefined){
let data8 = data.filler;
if((typeof data8 !== "string") && (data8 !== null)){
const err20 = {instancePath:instancePath+"/filler",schemaPath:"#/properties/filler/type",keyword:"type",params:{type: schema_McpFunctionCreate.properties.filler.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(typeof data8 === "string"){
if(func_ucs2length(data8) > 300){
const err21 = {instancePath:instancePath+"/filler",schemaPath:"#/properties/filler/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
if(data.id !== undefined){
delete data["id"];
}
if(data.header_names !== undefined){
delete data["header_names"];
}
if(data.created_at !== undefined){
delete data["created_at"];
}
if(data.updated_at !== undefined){
delete data["updated_at"];
}
}
else {
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate_McpFunctionCreate.errors = vErrors;
return errors === 0;
}
validate_McpFunctionCreate.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema_SendSmsFunctionCreate = {"type":"object","required":["type","name","description"],"properties":{"type":{"type":"string","const":"send_sms"},"name":{"$ref":"schema:FunctionName"},"description":{"type":"string","minLength":1,"maxLength":1000},"id":{"dropped":true},"created_at":{"dropped":true},"updated_at":{"dropped":true}},"additionalProperties":false};

function validate_SendSmsFunctionCreate(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_SendSmsFunctionCreate.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.description === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "type") || (key0 === "name")) || (key0 === "description")) || (key0 === "id")) || (key0 === "created_at")) || (key0 === "updated_at"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "type,name,description"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if("send_sms" !== data0){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "send_sms"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.name !== undefined){
if(!(validate_FunctionName(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_FunctionName.errors : vErrors.concat(validate_FunctionName.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
let data2 = data.description;
if(typeof data2 === "string"){
if(func_ucs2length(data2) > 1000){
const err6 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func_ucs2length(data2) < 1){
const err7 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.id !== undefined){
delete data["id"];
}
if(data.created_at !== undefined){
delete data["created_at"];
}
if(data.updated_at !== undefined){
delete data["updated_at"];
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate_SendSmsFunctionCreate.errors = vErrors;
return errors === 0;
}
validate_SendSmsFunctionCreate.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate_AgentFunctionCreate(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_AgentFunctionCreate.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "webhook"){
if(!(validate_WebhookFunctionCreate(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_WebhookFunctionCreate.errors : vErrors.concat(validate_WebhookFunctionCreate.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "transfer_call"){
if(!(validate_TransferCallFunctionCreate(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_TransferCallFunctionCreate.errors : vErrors.concat(validate_TransferCallFunctionCreate.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "end_call"){
if(!(validate_EndCallFunctionCreate(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_EndCallFunctionCreate.errors : vErrors.concat(validate_EndCallFunctionCreate.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "dtmf"){
if(!(validate_DtmfFunctionCreate(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_DtmfFunctionCreate.errors : vErrors.concat(validate_DtmfFunctionCreate.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "mcp"){
if(!(validate_McpFunctionCreate(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_McpFunctionCreate.errors : vErrors.concat(validate_McpFunctionCreate.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "send_sms"){
if(!(validate_SendSmsFunctionCreate(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_SendSmsFunctionCreate.errors : vErrors.concat(validate_SendSmsFunctionCreate.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
const err0 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0, variants: "webhook, transfer_call, end_call, dtmf, mcp, send_sms"},message:"value of tag \"type\" must be in oneOf"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0, variants: "webhook, transfer_call, end_call, dtmf, mcp, send_sms"},message:"tag \"type\" must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate_AgentFunctionCreate.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate_AgentFunctionCreate.evaluated = {"dynamicProps":true,"dynamicItems":false};

const schema_Tags = {"type":"array","maxItems":50,"if":{"maxItems":50},"then":{"items":{"type":"string","minLength":1,"maxLength":64},"uniqueItems":true}};

function validate_Tags(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_Tags.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(Array.isArray(data)){
if(data.length > 50){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs3 = errors;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(typeof data0 === "string"){
if(func_ucs2length(data0) > 64){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"#/then/items/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func_ucs2length(data0) < 1){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/then/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/" + i0,schemaPath:"#/then/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
let i1 = data.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err4 = {instancePath,schemaPath:"#/then/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
if(valid0){
var items0 = true;
}
}
if(!valid0){
const err5 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(Array.isArray(data)){
if(data.length > 50){
const err6 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate_Tags.errors = vErrors;
evaluated0.items = items0;
return errors === 0;
}
validate_Tags.evaluated = {"dynamicProps":false,"dynamicItems":true};

const schema_Interruption = {"type":"object","properties":{"enabled":{"type":"boolean"},"min_ms":{"type":"integer","minimum":60,"maximum":3000},"min_words":{"type":"integer","minimum":0,"maximum":20}},"additionalProperties":false};

function validate_Interruption(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_Interruption.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "enabled") || (key0 === "min_ms")) || (key0 === "min_words"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "enabled,min_ms,min_words"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.enabled !== undefined){
if(typeof data.enabled !== "boolean"){
const err1 = {instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.min_ms !== undefined){
let data1 = data.min_ms;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err2 = {instancePath:instancePath+"/min_ms",schemaPath:"#/properties/min_ms/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 > 3000 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/min_ms",schemaPath:"#/properties/min_ms/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3000},message:"must be <= 3000"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1 < 60 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/min_ms",schemaPath:"#/properties/min_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 60},message:"must be >= 60"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data.min_words !== undefined){
let data2 = data.min_words;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err5 = {instancePath:instancePath+"/min_words",schemaPath:"#/properties/min_words/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 > 20 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/min_words",schemaPath:"#/properties/min_words/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20},message:"must be <= 20"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/min_words",schemaPath:"#/properties/min_words/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate_Interruption.errors = vErrors;
return errors === 0;
}
validate_Interruption.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema_Endpointing = {"type":"object","properties":{"min_ms":{"type":"integer","minimum":100,"maximum":5000},"max_ms":{"type":"integer","minimum":100,"maximum":10000}},"additionalProperties":false};

function validate_Endpointing(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_Endpointing.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "min_ms") || (key0 === "max_ms"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "min_ms,max_ms"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.min_ms !== undefined){
let data0 = data.min_ms;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/min_ms",schemaPath:"#/properties/min_ms/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 > 5000 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/min_ms",schemaPath:"#/properties/min_ms/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5000},message:"must be <= 5000"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 100 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/min_ms",schemaPath:"#/properties/min_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 100},message:"must be >= 100"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.max_ms !== undefined){
let data1 = data.max_ms;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err4 = {instancePath:instancePath+"/max_ms",schemaPath:"#/properties/max_ms/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 > 10000 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/max_ms",schemaPath:"#/properties/max_ms/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},message:"must be <= 10000"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 < 100 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/max_ms",schemaPath:"#/properties/max_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 100},message:"must be >= 100"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate_Endpointing.errors = vErrors;
return errors === 0;
}
validate_Endpointing.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema_Inactivity = {"type":"object","properties":{"seconds":{"type":"integer","minimum":2,"maximum":600},"reminders":{"type":"array","maxItems":5,"if":{"maxItems":5},"then":{"items":{"type":"string","maxLength":500}}}},"additionalProperties":false};

function validate_Inactivity(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_Inactivity.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "seconds") || (key0 === "reminders"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "seconds,reminders"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.seconds !== undefined){
let data0 = data.seconds;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/seconds",schemaPath:"#/properties/seconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 > 600 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/seconds",schemaPath:"#/properties/seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 600},message:"must be <= 600"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 2 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/seconds",schemaPath:"#/properties/seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 2},message:"must be >= 2"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.reminders !== undefined){
let data1 = data.reminders;
const _errs6 = errors;
let valid1 = true;
const _errs7 = errors;
if(Array.isArray(data1)){
if(data1.length > 5){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid0 = _errs7 === errors;
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs8 = errors;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(func_ucs2length(data2) > 500){
const err5 = {instancePath:instancePath+"/reminders/" + i0,schemaPath:"#/properties/reminders/then/items/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/reminders/" + i0,schemaPath:"#/properties/reminders/then/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
var _valid0 = _errs8 === errors;
valid1 = _valid0;
}
if(!valid1){
const err7 = {instancePath:instancePath+"/reminders",schemaPath:"#/properties/reminders/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(Array.isArray(data1)){
if(data1.length > 5){
const err8 = {instancePath:instancePath+"/reminders",schemaPath:"#/properties/reminders/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/reminders",schemaPath:"#/properties/reminders/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate_Inactivity.errors = vErrors;
return errors === 0;
}
validate_Inactivity.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema_Voicemail = {"type":"object","properties":{"action":{"type":"string","enum":["hangup","message"]},"message":{"type":["string","null"],"maxLength":1000}},"additionalProperties":false};

function validate_Voicemail(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_Voicemail.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "action") || (key0 === "message"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "action,message"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.action !== undefined){
let data0 = data.action;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((data0 === "hangup") || (data0 === "message"))){
const err2 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/enum",keyword:"enum",params:{allowedValues: schema_Voicemail.properties.action.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.message !== undefined){
let data1 = data.message;
if((typeof data1 !== "string") && (data1 !== null)){
const err3 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: schema_Voicemail.properties.message.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data1 === "string"){
if(func_ucs2length(data1) > 1000){
const err4 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate_Voicemail.errors = vErrors;
return errors === 0;
}
validate_Voicemail.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema_RecordingSettings = {"type":"object","properties":{"enabled":{"type":"boolean"},"disclosure":{"type":["string","null"],"maxLength":1000}},"additionalProperties":false};

function validate_RecordingSettings(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_RecordingSettings.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "enabled") || (key0 === "disclosure"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "enabled,disclosure"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.enabled !== undefined){
if(typeof data.enabled !== "boolean"){
const err1 = {instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.disclosure !== undefined){
let data1 = data.disclosure;
if((typeof data1 !== "string") && (data1 !== null)){
const err2 = {instancePath:instancePath+"/disclosure",schemaPath:"#/properties/disclosure/type",keyword:"type",params:{type: schema_RecordingSettings.properties.disclosure.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(typeof data1 === "string"){
if(func_ucs2length(data1) > 1000){
const err3 = {instancePath:instancePath+"/disclosure",schemaPath:"#/properties/disclosure/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate_RecordingSettings.errors = vErrors;
return errors === 0;
}
validate_RecordingSettings.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema_PrivacySettings = {"type":"object","properties":{"redact":{"type":"array","maxItems":5,"if":{"maxItems":5},"then":{"items":{"type":"string","enum":["card","iban","email","birth_date","phone"]},"uniqueItems":true}},"patterns":{"type":"array","maxItems":20,"if":{"maxItems":20},"then":{"items":{"$ref":"schema:RedactionPattern"}}},"redact_model":{"type":"boolean"},"no_store":{"type":"boolean"}},"additionalProperties":false};
const schema_RedactionPattern = {"type":"object","required":["name","pattern"],"properties":{"name":{"type":"string","pattern":"^[a-z][a-z0-9_]{0,31}$"},"pattern":{"type":"string","minLength":2,"maxLength":300}},"additionalProperties":false};
const pattern_b6a2e579 = new RegExp("^[a-z][a-z0-9_]{0,31}$", "u");

function validate_RedactionPattern(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_RedactionPattern.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.pattern === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pattern"},message:"must have required property '"+"pattern"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "name") || (key0 === "pattern"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "name,pattern"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(!pattern_b6a2e579.test(data0)){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,31}$"},message:"must match pattern \""+"^[a-z][a-z0-9_]{0,31}$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.pattern !== undefined){
let data1 = data.pattern;
if(typeof data1 === "string"){
if(func_ucs2length(data1) > 300){
const err5 = {instancePath:instancePath+"/pattern",schemaPath:"#/properties/pattern/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func_ucs2length(data1) < 2){
const err6 = {instancePath:instancePath+"/pattern",schemaPath:"#/properties/pattern/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/pattern",schemaPath:"#/properties/pattern/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate_RedactionPattern.errors = vErrors;
return errors === 0;
}
validate_RedactionPattern.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate_PrivacySettings(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_PrivacySettings.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "redact") || (key0 === "patterns")) || (key0 === "redact_model")) || (key0 === "no_store"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "redact,patterns,redact_model,no_store"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.redact !== undefined){
let data0 = data.redact;
const _errs4 = errors;
let valid1 = true;
const _errs5 = errors;
if(Array.isArray(data0)){
if(data0.length > 5){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs5 === errors;
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs6 = errors;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/redact/" + i0,schemaPath:"#/properties/redact/then/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(((((data1 === "card") || (data1 === "iban")) || (data1 === "email")) || (data1 === "birth_date")) || (data1 === "phone"))){
const err3 = {instancePath:instancePath+"/redact/" + i0,schemaPath:"#/properties/redact/then/items/enum",keyword:"enum",params:{allowedValues: schema_PrivacySettings.properties.redact.then.items.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
let i1 = data0.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data0[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err4 = {instancePath:instancePath+"/redact",schemaPath:"#/properties/redact/then/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
var _valid0 = _errs6 === errors;
valid1 = _valid0;
}
if(!valid1){
const err5 = {instancePath:instancePath+"/redact",schemaPath:"#/properties/redact/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(Array.isArray(data0)){
if(data0.length > 5){
const err6 = {instancePath:instancePath+"/redact",schemaPath:"#/properties/redact/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/redact",schemaPath:"#/properties/redact/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.patterns !== undefined){
let data2 = data.patterns;
const _errs11 = errors;
let valid5 = true;
const _errs12 = errors;
if(Array.isArray(data2)){
if(data2.length > 20){
const err8 = {};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
var _valid1 = _errs12 === errors;
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs13 = errors;
if(Array.isArray(data2)){
const len1 = data2.length;
for(let i2=0; i2<len1; i2++){
if(!(validate_RedactionPattern(data2[i2], {instancePath:instancePath+"/patterns/" + i2,parentData:data2,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_RedactionPattern.errors : vErrors.concat(validate_RedactionPattern.errors);
errors = vErrors.length;
}
}
}
var _valid1 = _errs13 === errors;
valid5 = _valid1;
}
if(!valid5){
const err9 = {instancePath:instancePath+"/patterns",schemaPath:"#/properties/patterns/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(Array.isArray(data2)){
if(data2.length > 20){
const err10 = {instancePath:instancePath+"/patterns",schemaPath:"#/properties/patterns/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/patterns",schemaPath:"#/properties/patterns/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.redact_model !== undefined){
if(typeof data.redact_model !== "boolean"){
const err12 = {instancePath:instancePath+"/redact_model",schemaPath:"#/properties/redact_model/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.no_store !== undefined){
if(typeof data.no_store !== "boolean"){
const err13 = {instancePath:instancePath+"/no_store",schemaPath:"#/properties/no_store/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate_PrivacySettings.errors = vErrors;
return errors === 0;
}
validate_PrivacySettings.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema_Variables = {"type":"object","maxProperties":100,"additionalProperties":{"type":["string","number","boolean"]}};

function validate_Variables(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_Variables.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 100){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
let data0 = data[key0];
if(((typeof data0 !== "string") && (!(typeof data0 == "number"))) && (typeof data0 !== "boolean")){
const err1 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: schema_Variables.additionalProperties.type},message:"must be string,number,boolean"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate_Variables.errors = vErrors;
return errors === 0;
}
validate_Variables.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate_AgentCreate(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_AgentCreate.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.agent_name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "agent_name"},message:"must have required property '"+"agent_name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.voice_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "voice_id"},message:"must have required property '"+"voice_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.response_engine === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "response_engine"},message:"must have required property '"+"response_engine"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(func_hasOwnProperty.call(schema_AgentCreate.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "agent_name,voice_id,language,response_engine,knowledge_base_ids,webhook_url,webhook_events,greeting,functions,tags,folder,interruption,endpointing,inactivity,max_duration_seconds,ring_timeout_seconds,max_concurrent_calls,voicemail,recording,privacy,extraction,fallback_voice_id,variables"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.agent_name !== undefined){
let data0 = data.agent_name;
if(typeof data0 === "string"){
if(func_ucs2length(data0) > 100){
const err4 = {instancePath:instancePath+"/agent_name",schemaPath:"#/properties/agent_name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func_ucs2length(data0) < 1){
const err5 = {instancePath:instancePath+"/agent_name",schemaPath:"#/properties/agent_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/agent_name",schemaPath:"#/properties/agent_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.voice_id !== undefined){
let data1 = data.voice_id;
if(typeof data1 === "string"){
if(func_ucs2length(data1) > 200){
const err7 = {instancePath:instancePath+"/voice_id",schemaPath:"#/properties/voice_id/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func_ucs2length(data1) < 1){
const err8 = {instancePath:instancePath+"/voice_id",schemaPath:"#/properties/voice_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/voice_id",schemaPath:"#/properties/voice_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.language !== undefined){
let data2 = data.language;
if(typeof data2 === "string"){
if(func_ucs2length(data2) > 35){
const err10 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/maxLength",keyword:"maxLength",params:{limit: 35},message:"must NOT have more than 35 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(func_ucs2length(data2) < 2){
const err11 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.response_engine !== undefined){
if(!(validate_ResponseEngine(data.response_engine, {instancePath:instancePath+"/response_engine",parentData:data,parentDataProperty:"response_engine",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ResponseEngine.errors : vErrors.concat(validate_ResponseEngine.errors);
errors = vErrors.length;
}
}
if(data.knowledge_base_ids !== undefined){
let data4 = data.knowledge_base_ids;
const _errs11 = errors;
let valid1 = true;
const _errs12 = errors;
if(Array.isArray(data4)){
if(data4.length > 20){
const err13 = {};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
var _valid0 = _errs12 === errors;
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs13 = errors;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 === "string"){
if(func_ucs2length(data5) > 64){
const err14 = {instancePath:instancePath+"/knowledge_base_ids/" + i0,schemaPath:"#/properties/knowledge_base_ids/then/items/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/knowledge_base_ids/" + i0,schemaPath:"#/properties/knowledge_base_ids/then/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
let i1 = data4.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data4[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err16 = {instancePath:instancePath+"/knowledge_base_ids",schemaPath:"#/properties/knowledge_base_ids/then/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
var _valid0 = _errs13 === errors;
valid1 = _valid0;
}
if(!valid1){
const err17 = {instancePath:instancePath+"/knowledge_base_ids",schemaPath:"#/properties/knowledge_base_ids/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(Array.isArray(data4)){
if(data4.length > 20){
const err18 = {instancePath:instancePath+"/knowledge_base_ids",schemaPath:"#/properties/knowledge_base_ids/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/knowledge_base_ids",schemaPath:"#/properties/knowledge_base_ids/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.webhook_url !== undefined){
let data6 = data.webhook_url;
if((typeof data6 !== "string") && (data6 !== null)){
const err20 = {instancePath:instancePath+"/webhook_url",schemaPath:"#/properties/webhook_url/type",keyword:"type",params:{type: schema_AgentCreate.properties.webhook_url.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(typeof data6 === "string"){
if(func_ucs2length(data6) > 2048){
const err21 = {instancePath:instancePath+"/webhook_url",schemaPath:"#/properties/webhook_url/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!pattern_ccaba4eb.test(data6)){
const err22 = {instancePath:instancePath+"/webhook_url",schemaPath:"#/properties/webhook_url/pattern",keyword:"pattern",params:{pattern: "^https?://"},message:"must match pattern \""+"^https?://"+"\""};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!(formats_73ec681d(data6))){
const err23 = {instancePath:instancePath+"/webhook_url",schemaPath:"#/properties/webhook_url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
if(data.webhook_events !== undefined){
let data7 = data.webhook_events;
const _errs20 = errors;
let valid5 = true;
const _errs21 = errors;
if(Array.isArray(data7)){
if(data7.length > 20){
const err24 = {};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
var _valid1 = _errs21 === errors;
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs22 = errors;
if(Array.isArray(data7)){
const len1 = data7.length;
for(let i2=0; i2<len1; i2++){
if(!(validate_EventName(data7[i2], {instancePath:instancePath+"/webhook_events/" + i2,parentData:data7,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_EventName.errors : vErrors.concat(validate_EventName.errors);
errors = vErrors.length;
}
}
let i3 = data7.length;
let j1;
if(i3 > 1){
outer0:
for(;i3--;){
for(j1 = i3; j1--;){
if(func_equal(data7[i3], data7[j1])){
const err25 = {instancePath:instancePath+"/webhook_events",schemaPath:"#/properties/webhook_events/then/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1},message:"must NOT have duplicate items (items ## "+j1+" and "+i3+" are identical)"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
break outer0;
}
}
}
}
}
var _valid1 = _errs22 === errors;
valid5 = _valid1;
}
if(!valid5){
const err26 = {instancePath:instancePath+"/webhook_events",schemaPath:"#/properties/webhook_events/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(Array.isArray(data7)){
if(data7.length > 20){
const err27 = {instancePath:instancePath+"/webhook_events",schemaPath:"#/properties/webhook_events/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/webhook_events",schemaPath:"#/properties/webhook_events/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.greeting !== undefined){
let data9 = data.greeting;
if((typeof data9 !== "string") && (data9 !== null)){
const err29 = {instancePath:instancePath+"/greeting",schemaPath:"#/properties/greeting/type",keyword:"type",params:{type: schema_AgentCreate.properties.greeting.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(typeof data9 === "string"){
if(func_ucs2length(data9) > 2000){
const err30 = {instancePath:instancePath+"/greeting",schemaPath:"#/properties/greeting/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
if(data.functions !== undefined){
let data10 = data.functions;
const _errs28 = errors;
let valid9 = true;
const _errs29 = errors;
if(Array.isArray(data10)){
if(data10.length > 50){
const err31 = {};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
var _valid2 = _errs29 === errors;
errors = _errs28;
if(vErrors !== null){
if(_errs28){
vErrors.length = _errs28;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs30 = errors;
if(Array.isArray(data10)){
const len2 = data10.length;
for(let i4=0; i4<len2; i4++){
if(!(validate_AgentFunctionCreate(data10[i4], {instancePath:instancePath+"/functions/" + i4,parentData:data10,parentDataProperty:i4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_AgentFunctionCreate.errors : vErrors.concat(validate_AgentFunctionCreate.errors);
errors = vErrors.length;
}
}
}
var _valid2 = _errs30 === errors;
valid9 = _valid2;
}
if(!valid9){
const err32 = {instancePath:instancePath+"/functions",schemaPath:"#/properties/functions/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(Array.isArray(data10)){
if(data10.length > 50){
const err33 = {instancePath:instancePath+"/functions",schemaPath:"#/properties/functions/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/functions",schemaPath:"#/properties/functions/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.tags !== undefined){
if(!(validate_Tags(data.tags, {instancePath:instancePath+"/tags",parentData:data,parentDataProperty:"tags",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Tags.errors : vErrors.concat(validate_Tags.errors);
errors = vErrors.length;
}
}
if(data.folder !== undefined){
let data13 = data.folder;
if((typeof data13 !== "string") && (data13 !== null)){
const err35 = {instancePath:instancePath+"/folder",schemaPath:"#/properties/folder/type",keyword:"type",params:{type: schema_AgentCreate.properties.folder.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(typeof data13 === "string"){
if(func_ucs2length(data13) > 100){
const err36 = {instancePath:instancePath+"/folder",schemaPath:"#/properties/folder/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
if(data.interruption !== undefined){
if(!(validate_Interruption(data.interruption, {instancePath:instancePath+"/interruption",parentData:data,parentDataProperty:"interruption",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Interruption.errors : vErrors.concat(validate_Interruption.errors);
errors = vErrors.length;
}
}
if(data.endpointing !== undefined){
if(!(validate_Endpointing(data.endpointing, {instancePath:instancePath+"/endpointing",parentData:data,parentDataProperty:"endpointing",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Endpointing.errors : vErrors.concat(validate_Endpointing.errors);
errors = vErrors.length;
}
}
if(data.inactivity !== undefined){
if(!(validate_Inactivity(data.inactivity, {instancePath:instancePath+"/inactivity",parentData:data,parentDataProperty:"inactivity",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Inactivity.errors : vErrors.concat(validate_Inactivity.errors);
errors = vErrors.length;
}
}
if(data.max_duration_seconds !== undefined){
let data17 = data.max_duration_seconds;
if(!((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17)))){
const err37 = {instancePath:instancePath+"/max_duration_seconds",schemaPath:"#/properties/max_duration_seconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(typeof data17 == "number"){
if(data17 > 14400 || isNaN(data17)){
const err38 = {instancePath:instancePath+"/max_duration_seconds",schemaPath:"#/properties/max_duration_seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 14400},message:"must be <= 14400"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data17 < 10 || isNaN(data17)){
const err39 = {instancePath:instancePath+"/max_duration_seconds",schemaPath:"#/properties/max_duration_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 10},message:"must be >= 10"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
if(data.ring_timeout_seconds !== undefined){
let data18 = data.ring_timeout_seconds;
if(!((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18)))){
const err40 = {instancePath:instancePath+"/ring_timeout_seconds",schemaPath:"#/properties/ring_timeout_seconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(typeof data18 == "number"){
if(data18 > 120 || isNaN(data18)){
const err41 = {instancePath:instancePath+"/ring_timeout_seconds",schemaPath:"#/properties/ring_timeout_seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 120},message:"must be <= 120"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data18 < 5 || isNaN(data18)){
const err42 = {instancePath:instancePath+"/ring_timeout_seconds",schemaPath:"#/properties/ring_timeout_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 5},message:"must be >= 5"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
if(data.max_concurrent_calls !== undefined){
let data19 = data.max_concurrent_calls;
if((!((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19)))) && (data19 !== null)){
const err43 = {instancePath:instancePath+"/max_concurrent_calls",schemaPath:"#/properties/max_concurrent_calls/type",keyword:"type",params:{type: schema_AgentCreate.properties.max_concurrent_calls.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(typeof data19 == "number"){
if(data19 > 100000 || isNaN(data19)){
const err44 = {instancePath:instancePath+"/max_concurrent_calls",schemaPath:"#/properties/max_concurrent_calls/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data19 < 1 || isNaN(data19)){
const err45 = {instancePath:instancePath+"/max_concurrent_calls",schemaPath:"#/properties/max_concurrent_calls/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
if(data.voicemail !== undefined){
if(!(validate_Voicemail(data.voicemail, {instancePath:instancePath+"/voicemail",parentData:data,parentDataProperty:"voicemail",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Voicemail.errors : vErrors.concat(validate_Voicemail.errors);
errors = vErrors.length;
}
}
if(data.recording !== undefined){
if(!(validate_RecordingSettings(data.recording, {instancePath:instancePath+"/recording",parentData:data,parentDataProperty:"recording",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_RecordingSettings.errors : vErrors.concat(validate_RecordingSettings.errors);
errors = vErrors.length;
}
}
if(data.privacy !== undefined){
if(!(validate_PrivacySettings(data.privacy, {instancePath:instancePath+"/privacy",parentData:data,parentDataProperty:"privacy",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_PrivacySettings.errors : vErrors.concat(validate_PrivacySettings.errors);
errors = vErrors.length;
}
}
if(data.extraction !== undefined){
let data23 = data.extraction;
if((!(data23 && typeof data23 == "object" && !Array.isArray(data23))) && (data23 !== null)){
const err46 = {instancePath:instancePath+"/extraction",schemaPath:"#/properties/extraction/type",keyword:"type",params:{type: schema_AgentCreate.properties.extraction.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.fallback_voice_id !== undefined){
let data24 = data.fallback_voice_id;
if((typeof data24 !== "string") && (data24 !== null)){
const err47 = {instancePath:instancePath+"/fallback_voice_id",schemaPath:"#/properties/fallback_voice_id/type",keyword:"type",params:{type: schema_AgentCreate.properties.fallback_voice_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(typeof data24 === "string"){
if(func_ucs2length(data24) > 200){
const err48 = {instancePath:instancePath+"/fallback_voice_id",schemaPath:"#/properties/fallback_voice_id/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
if(data.variables !== undefined){
if(!(validate_Variables(data.variables, {instancePath:instancePath+"/variables",parentData:data,parentDataProperty:"variables",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Variables.errors : vErrors.concat(validate_Variables.errors);
errors = vErrors.length;
}
}
if(data.agent_id !== undefined){
delete data["agent_id"];
}
if(data.webhook_secret !== undefined){
delete data["webhook_secret"];
}
if(data.warnings !== undefined){
delete data["warnings"];
}
if(data.version !== undefined){
delete data["version"];
}
if(data.created_at !== undefined){
delete data["created_at"];
}
if(data.updated_at !== undefined){
delete data["updated_at"];
}
}
else {
const err49 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
validate_AgentCreate.errors = vErrors;
return errors === 0;
}
validate_AgentCreate.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.AgentDuplicate = validate_AgentDuplicate;
const schema_AgentDuplicate = {"type":"object","properties":{"agent_name":{"type":"string","minLength":1,"maxLength":100}},"additionalProperties":false};

function validate_AgentDuplicate(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_AgentDuplicate.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "agent_name")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "agent_name"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.agent_name !== undefined){
let data0 = data.agent_name;
if(typeof data0 === "string"){
if(func_ucs2length(data0) > 100){
const err1 = {instancePath:instancePath+"/agent_name",schemaPath:"#/properties/agent_name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func_ucs2length(data0) < 1){
const err2 = {instancePath:instancePath+"/agent_name",schemaPath:"#/properties/agent_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/agent_name",schemaPath:"#/properties/agent_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate_AgentDuplicate.errors = vErrors;
return errors === 0;
}
validate_AgentDuplicate.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.AgentFunctionCreate = validate_AgentFunctionCreate;

exports.AgentFunctionUpdate = validate_AgentFunctionUpdate;
const schema_AgentFunctionUpdate = {"minProperties":1,"properties":{"type":{"dropped":true},"name":{"$ref":"schema:FunctionName"},"description":{"type":"string","minLength":1,"maxLength":1000},"parameters":{"type":["object","null"],"additionalProperties":true},"url":{"$ref":"schema:HttpUrl"},"headers":{"type":["object","null"],"maxProperties":30,"additionalProperties":{"type":"string","maxLength":4096}},"timeout_ms":{"type":["integer","null"],"minimum":500,"maximum":60000},"filler":{"type":["string","null"],"maxLength":300},"to":{"type":["string","null"],"pattern":"^\\+[1-9][0-9]{6,14}$","spelled":true},"allowed_destinations":{"$ref":"schema:AllowedDestinations"},"message":{"type":["string","null"],"maxLength":500},"mode":{"$ref":"schema:TransferMode"},"briefing":{"type":["string","null"],"minLength":1,"maxLength":1000},"allowed_tools":{"type":["array","null"],"maxItems":50,"if":{"maxItems":50},"then":{"items":{"type":"string","minLength":1,"maxLength":128}}}},"type":"object","additionalProperties":false};

function validate_AgentFunctionUpdate(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_AgentFunctionUpdate.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func_hasOwnProperty.call(schema_AgentFunctionUpdate.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "name,description,parameters,url,headers,timeout_ms,filler,to,allowed_destinations,message,mode,briefing,allowed_tools"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
delete data["type"];
}
if(data.name !== undefined){
if(!(validate_FunctionName(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_FunctionName.errors : vErrors.concat(validate_FunctionName.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
let data2 = data.description;
if(typeof data2 === "string"){
if(func_ucs2length(data2) > 1000){
const err2 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func_ucs2length(data2) < 1){
const err3 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.parameters !== undefined){
let data3 = data.parameters;
if((!(data3 && typeof data3 == "object" && !Array.isArray(data3))) && (data3 !== null)){
const err5 = {instancePath:instancePath+"/parameters",schemaPath:"#/properties/parameters/type",keyword:"type",params:{type: schema_AgentFunctionUpdate.properties.parameters.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.url !== undefined){
if(!(validate_HttpUrl(data.url, {instancePath:instancePath+"/url",parentData:data,parentDataProperty:"url",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_HttpUrl.errors : vErrors.concat(validate_HttpUrl.errors);
errors = vErrors.length;
}
}
if(data.headers !== undefined){
let data5 = data.headers;
if((!(data5 && typeof data5 == "object" && !Array.isArray(data5))) && (data5 !== null)){
const err6 = {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type: schema_AgentFunctionUpdate.properties.headers.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(Object.keys(data5).length > 30){
const err7 = {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/maxProperties",keyword:"maxProperties",params:{limit: 30},message:"must NOT have more than 30 properties"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key1 in data5){
let data6 = data5[key1];
if(typeof data6 === "string"){
if(func_ucs2length(data6) > 4096){
const err8 = {instancePath:instancePath+"/headers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/headers/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/headers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/headers/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
}
if(data.timeout_ms !== undefined){
let data7 = data.timeout_ms;
if((!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))) && (data7 !== null)){
const err10 = {instancePath:instancePath+"/timeout_ms",schemaPath:"#/properties/timeout_ms/type",keyword:"type",params:{type: schema_AgentFunctionUpdate.properties.timeout_ms.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data7 == "number"){
if(data7 > 60000 || isNaN(data7)){
const err11 = {instancePath:instancePath+"/timeout_ms",schemaPath:"#/properties/timeout_ms/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60000},message:"must be <= 60000"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data7 < 500 || isNaN(data7)){
const err12 = {instancePath:instancePath+"/timeout_ms",schemaPath:"#/properties/timeout_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 500},message:"must be >= 500"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.filler !== undefined){
let data8 = data.filler;
if((typeof data8 !== "string") && (data8 !== null)){
const err13 = {instancePath:instancePath+"/filler",schemaPath:"#/properties/filler/type",keyword:"type",params:{type: schema_AgentFunctionUpdate.properties.filler.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data8 === "string"){
if(func_ucs2length(data8) > 300){
const err14 = {instancePath:instancePath+"/filler",schemaPath:"#/properties/filler/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
if(data.to !== undefined){
let data9 = data.to;
if((typeof data9 !== "string") && (data9 !== null)){
const err15 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/type",keyword:"type",params:{type: schema_AgentFunctionUpdate.properties.to.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(typeof data9 === "string"){
if(/^\+(?!.*\(0\))[1-9][0-9 .()-]*$/.test(data9)){
data9 = data9.replace(/[ .()-]/g, "");
data["to"] = data9;
}
if(!pattern_a2710880.test(data9)){
const err16 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/pattern",keyword:"pattern",params:{pattern: "^\\+[1-9][0-9]{6,14}$"},message:"must match pattern \""+"^\\+[1-9][0-9]{6,14}$"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
if(data.allowed_destinations !== undefined){
if(!(validate_AllowedDestinations(data.allowed_destinations, {instancePath:instancePath+"/allowed_destinations",parentData:data,parentDataProperty:"allowed_destinations",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_AllowedDestinations.errors : vErrors.concat(validate_AllowedDestinations.errors);
errors = vErrors.length;
}
}
if(data.message !== undefined){
let data11 = data.message;
if((typeof data11 !== "string") && (data11 !== null)){
const err17 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: schema_AgentFunctionUpdate.properties.message.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(typeof data11 === "string"){
if(func_ucs2length(data11) > 500){
const err18 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
if(data.mode !== undefined){
if(!(validate_TransferMode(data.mode, {instancePath:instancePath+"/mode",parentData:data,parentDataProperty:"mode",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_TransferMode.errors : vErrors.concat(validate_TransferMode.errors);
errors = vErrors.length;
}
}
if(data.briefing !== undefined){
let data13 = data.briefing;
if((typeof data13 !== "string") && (data13 !== null)){
const err19 = {instancePath:instancePath+"/briefing",schemaPath:"#/properties/briefing/type",keyword:"type",params:{type: schema_AgentFunctionUpdate.properties.briefing.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(typeof data13 === "string"){
if(func_ucs2length(data13) > 1000){
const err20 = {instancePath:instancePath+"/briefing",schemaPath:"#/properties/briefing/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(func_ucs2length(data13) < 1){
const err21 = {instancePath:instancePath+"/briefing",schemaPath:"#/properties/briefing/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
if(data.allowed_tools !== undefined){
let data14 = data.allowed_tools;
if((!(Array.isArray(data14))) && (data14 !== null)){
const err22 = {instancePath:instancePath+"/allowed_tools",schemaPath:"#/properties/allowed_tools/type",keyword:"type",params:{type: schema_AgentFunctionUpdate.properties.allowed_tools.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
const _errs29 = errors;
let valid2 = true;
const _errs30 = errors;
if(Array.isArray(data14)){
if(data14.length > 50){
const err23 = {};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
var _valid0 = _errs30 === errors;
errors = _errs29;
if(vErrors !== null){
if(_errs29){
vErrors.length = _errs29;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs31 = errors;
if(Array.isArray(data14)){
const len0 = data14.length;
for(let i0=0; i0<len0; i0++){
let data15 = data14[i0];
if(typeof data15 === "string"){
if(func_ucs2length(data15) > 128){
const err24 = {instancePath:instancePath+"/allowed_tools/" + i0,schemaPath:"#/properties/allowed_tools/then/items/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(func_ucs2length(data15) < 1){
const err25 = {instancePath:instancePath+"/allowed_tools/" + i0,schemaPath:"#/properties/allowed_tools/then/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/allowed_tools/" + i0,schemaPath:"#/properties/allowed_tools/then/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
var _valid0 = _errs31 === errors;
valid2 = _valid0;
}
if(!valid2){
const err27 = {instancePath:instancePath+"/allowed_tools",schemaPath:"#/properties/allowed_tools/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(Array.isArray(data14)){
if(data14.length > 50){
const err28 = {instancePath:instancePath+"/allowed_tools",schemaPath:"#/properties/allowed_tools/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
}
else {
const err29 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
validate_AgentFunctionUpdate.errors = vErrors;
return errors === 0;
}
validate_AgentFunctionUpdate.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.AgentUpdate = validate_AgentUpdate;
const schema_AgentUpdate = {"properties":{"agent_name":{"type":"string","minLength":1,"maxLength":100},"voice_id":{"type":"string","minLength":1,"maxLength":200},"language":{"type":["string","null"],"minLength":2,"maxLength":35},"response_engine":{"$ref":"schema:ResponseEngineUpdate"},"knowledge_base_ids":{"type":["array","null"],"maxItems":20,"if":{"maxItems":20},"then":{"items":{"type":"string","maxLength":64},"uniqueItems":true}},"webhook_url":{"type":["string","null"],"format":"uri","pattern":"^https?://","maxLength":2048},"webhook_events":{"type":["array","null"],"maxItems":20,"if":{"maxItems":20},"then":{"items":{"$ref":"schema:EventName"},"uniqueItems":true}},"greeting":{"type":["string","null"],"maxLength":2000},"functions":{"type":["array","null"],"maxItems":50,"if":{"maxItems":50},"then":{"items":{"$ref":"schema:AgentFunctionCreate"}}},"tags":{"type":["array","null"],"maxItems":50,"if":{"maxItems":50},"then":{"items":{"type":"string","minLength":1,"maxLength":64},"uniqueItems":true}},"folder":{"type":["string","null"],"maxLength":100},"interruption":{"oneOf":[{"$ref":"schema:Interruption"},{"type":"null"}]},"endpointing":{"oneOf":[{"$ref":"schema:Endpointing"},{"type":"null"}]},"inactivity":{"oneOf":[{"$ref":"schema:Inactivity"},{"type":"null"}]},"max_duration_seconds":{"type":["integer","null"],"minimum":10,"maximum":14400},"ring_timeout_seconds":{"type":["integer","null"],"minimum":5,"maximum":120},"max_concurrent_calls":{"type":["integer","null"],"minimum":1,"maximum":100000},"voicemail":{"oneOf":[{"$ref":"schema:Voicemail"},{"type":"null"}]},"recording":{"oneOf":[{"$ref":"schema:RecordingSettings"},{"type":"null"}]},"privacy":{"oneOf":[{"$ref":"schema:PrivacySettings"},{"type":"null"}]},"extraction":{"type":["object","null"],"additionalProperties":true},"fallback_voice_id":{"type":["string","null"],"maxLength":200},"variables":{"type":["object","null"],"maxProperties":100,"additionalProperties":{"type":["string","number","boolean","null"]}},"agent_id":{"dropped":true},"webhook_secret":{"dropped":true},"warnings":{"dropped":true},"version":{"dropped":true},"created_at":{"dropped":true},"updated_at":{"dropped":true}},"type":"object","additionalProperties":false};
const schema_ResponseEngineUpdate = {"type":"object","properties":{"type":{"type":"string","enum":["service-llm","custom-llm"]},"system_prompt":{"type":"string","maxLength":100000},"model":{"type":["string","null"],"maxLength":200},"fallback_model":{"type":["string","null"],"maxLength":200},"temperature":{"type":["number","null"],"minimum":0,"maximum":2},"websocket_url":{"type":"string","format":"uri","pattern":"^wss?://","maxLength":2048}},"additionalProperties":false};

function validate_ResponseEngineUpdate(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_ResponseEngineUpdate.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((((key0 === "type") || (key0 === "system_prompt")) || (key0 === "model")) || (key0 === "fallback_model")) || (key0 === "temperature")) || (key0 === "websocket_url"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "type,system_prompt,model,fallback_model,temperature,websocket_url"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((data0 === "service-llm") || (data0 === "custom-llm"))){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema_ResponseEngineUpdate.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.system_prompt !== undefined){
let data1 = data.system_prompt;
if(typeof data1 === "string"){
if(func_ucs2length(data1) > 100000){
const err3 = {instancePath:instancePath+"/system_prompt",schemaPath:"#/properties/system_prompt/maxLength",keyword:"maxLength",params:{limit: 100000},message:"must NOT have more than 100000 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/system_prompt",schemaPath:"#/properties/system_prompt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.model !== undefined){
let data2 = data.model;
if((typeof data2 !== "string") && (data2 !== null)){
const err5 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: schema_ResponseEngineUpdate.properties.model.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data2 === "string"){
if(func_ucs2length(data2) > 200){
const err6 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.fallback_model !== undefined){
let data3 = data.fallback_model;
if((typeof data3 !== "string") && (data3 !== null)){
const err7 = {instancePath:instancePath+"/fallback_model",schemaPath:"#/properties/fallback_model/type",keyword:"type",params:{type: schema_ResponseEngineUpdate.properties.fallback_model.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data3 === "string"){
if(func_ucs2length(data3) > 200){
const err8 = {instancePath:instancePath+"/fallback_model",schemaPath:"#/properties/fallback_model/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.temperature !== undefined){
let data4 = data.temperature;
if((!(typeof data4 == "number")) && (data4 !== null)){
const err9 = {instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/type",keyword:"type",params:{type: schema_ResponseEngineUpdate.properties.temperature.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data4 == "number"){
if(data4 > 2 || isNaN(data4)){
const err10 = {instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2},message:"must be <= 2"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err11 = {instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
if(data.websocket_url !== undefined){
let data5 = data.websocket_url;
if(typeof data5 === "string"){
if(func_ucs2length(data5) > 2048){
const err12 = {instancePath:instancePath+"/websocket_url",schemaPath:"#/properties/websocket_url/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!pattern_c5cb2968.test(data5)){
const err13 = {instancePath:instancePath+"/websocket_url",schemaPath:"#/properties/websocket_url/pattern",keyword:"pattern",params:{pattern: "^wss?://"},message:"must match pattern \""+"^wss?://"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!(formats_73ec681d(data5))){
const err14 = {instancePath:instancePath+"/websocket_url",schemaPath:"#/properties/websocket_url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/websocket_url",schemaPath:"#/properties/websocket_url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate_ResponseEngineUpdate.errors = vErrors;
return errors === 0;
}
validate_ResponseEngineUpdate.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate_AgentUpdate(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_AgentUpdate.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func_hasOwnProperty.call(schema_AgentUpdate.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "agent_name,voice_id,language,response_engine,knowledge_base_ids,webhook_url,webhook_events,greeting,functions,tags,folder,interruption,endpointing,inactivity,max_duration_seconds,ring_timeout_seconds,max_concurrent_calls,voicemail,recording,privacy,extraction,fallback_voice_id,variables"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.agent_name !== undefined){
let data0 = data.agent_name;
if(typeof data0 === "string"){
if(func_ucs2length(data0) > 100){
const err1 = {instancePath:instancePath+"/agent_name",schemaPath:"#/properties/agent_name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func_ucs2length(data0) < 1){
const err2 = {instancePath:instancePath+"/agent_name",schemaPath:"#/properties/agent_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/agent_name",schemaPath:"#/properties/agent_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.voice_id !== undefined){
let data1 = data.voice_id;
if(typeof data1 === "string"){
if(func_ucs2length(data1) > 200){
const err4 = {instancePath:instancePath+"/voice_id",schemaPath:"#/properties/voice_id/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func_ucs2length(data1) < 1){
const err5 = {instancePath:instancePath+"/voice_id",schemaPath:"#/properties/voice_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/voice_id",schemaPath:"#/properties/voice_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.language !== undefined){
let data2 = data.language;
if((typeof data2 !== "string") && (data2 !== null)){
const err7 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: schema_AgentUpdate.properties.language.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data2 === "string"){
if(func_ucs2length(data2) > 35){
const err8 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/maxLength",keyword:"maxLength",params:{limit: 35},message:"must NOT have more than 35 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func_ucs2length(data2) < 2){
const err9 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.response_engine !== undefined){
if(!(validate_ResponseEngineUpdate(data.response_engine, {instancePath:instancePath+"/response_engine",parentData:data,parentDataProperty:"response_engine",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ResponseEngineUpdate.errors : vErrors.concat(validate_ResponseEngineUpdate.errors);
errors = vErrors.length;
}
}
if(data.knowledge_base_ids !== undefined){
let data4 = data.knowledge_base_ids;
if((!(Array.isArray(data4))) && (data4 !== null)){
const err10 = {instancePath:instancePath+"/knowledge_base_ids",schemaPath:"#/properties/knowledge_base_ids/type",keyword:"type",params:{type: schema_AgentUpdate.properties.knowledge_base_ids.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const _errs11 = errors;
let valid1 = true;
const _errs12 = errors;
if(Array.isArray(data4)){
if(data4.length > 20){
const err11 = {};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
var _valid0 = _errs12 === errors;
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs13 = errors;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 === "string"){
if(func_ucs2length(data5) > 64){
const err12 = {instancePath:instancePath+"/knowledge_base_ids/" + i0,schemaPath:"#/properties/knowledge_base_ids/then/items/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/knowledge_base_ids/" + i0,schemaPath:"#/properties/knowledge_base_ids/then/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
let i1 = data4.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data4[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err14 = {instancePath:instancePath+"/knowledge_base_ids",schemaPath:"#/properties/knowledge_base_ids/then/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
var _valid0 = _errs13 === errors;
valid1 = _valid0;
}
if(!valid1){
const err15 = {instancePath:instancePath+"/knowledge_base_ids",schemaPath:"#/properties/knowledge_base_ids/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(Array.isArray(data4)){
if(data4.length > 20){
const err16 = {instancePath:instancePath+"/knowledge_base_ids",schemaPath:"#/properties/knowledge_base_ids/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
if(data.webhook_url !== undefined){
let data6 = data.webhook_url;
if((typeof data6 !== "string") && (data6 !== null)){
const err17 = {instancePath:instancePath+"/webhook_url",schemaPath:"#/properties/webhook_url/type",keyword:"type",params:{type: schema_AgentUpdate.properties.webhook_url.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(typeof data6 === "string"){
if(func_ucs2length(data6) > 2048){
const err18 = {instancePath:instancePath+"/webhook_url",schemaPath:"#/properties/webhook_url/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!pattern_ccaba4eb.test(data6)){
const err19 = {instancePath:instancePath+"/webhook_url",schemaPath:"#/properties/webhook_url/pattern",keyword:"pattern",params:{pattern: "^https?://"},message:"must match pattern \""+"^https?://"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!(formats_73ec681d(data6))){
const err20 = {instancePath:instancePath+"/webhook_url",schemaPath:"#/properties/webhook_url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
if(data.webhook_events !== undefined){
let data7 = data.webhook_events;
if((!(Array.isArray(data7))) && (data7 !== null)){
const err21 = {instancePath:instancePath+"/webhook_events",schemaPath:"#/properties/webhook_events/type",keyword:"type",params:{type: schema_AgentUpdate.properties.webhook_events.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
const _errs20 = errors;
let valid5 = true;
const _errs21 = errors;
if(Array.isArray(data7)){
if(data7.length > 20){
const err22 = {};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
var _valid1 = _errs21 === errors;
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs22 = errors;
if(Array.isArray(data7)){
const len1 = data7.length;
for(let i2=0; i2<len1; i2++){
if(!(validate_EventName(data7[i2], {instancePath:instancePath+"/webhook_events/" + i2,parentData:data7,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_EventName.errors : vErrors.concat(validate_EventName.errors);
errors = vErrors.length;
}
}
let i3 = data7.length;
let j1;
if(i3 > 1){
outer0:
for(;i3--;){
for(j1 = i3; j1--;){
if(func_equal(data7[i3], data7[j1])){
const err23 = {instancePath:instancePath+"/webhook_events",schemaPath:"#/properties/webhook_events/then/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1},message:"must NOT have duplicate items (items ## "+j1+" and "+i3+" are identical)"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
break outer0;
}
}
}
}
}
var _valid1 = _errs22 === errors;
valid5 = _valid1;
}
if(!valid5){
const err24 = {instancePath:instancePath+"/webhook_events",schemaPath:"#/properties/webhook_events/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(Array.isArray(data7)){
if(data7.length > 20){
const err25 = {instancePath:instancePath+"/webhook_events",schemaPath:"#/properties/webhook_events/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
if(data.greeting !== undefined){
let data9 = data.greeting;
if((typeof data9 !== "string") && (data9 !== null)){
const err26 = {instancePath:instancePath+"/greeting",schemaPath:"#/properties/greeting/type",keyword:"type",params:{type: schema_AgentUpdate.properties.greeting.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(typeof data9 === "string"){
if(func_ucs2length(data9) > 2000){
const err27 = {instancePath:instancePath+"/greeting",schemaPath:"#/properties/greeting/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
if(data.functions !== undefined){
let data10 = data.functions;
if((!(Array.isArray(data10))) && (data10 !== null)){
const err28 = {instancePath:instancePath+"/functions",schemaPath:"#/properties/functions/type",keyword:"type",params:{type: schema_AgentUpdate.properties.functions.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
const _errs28 = errors;
let valid9 = true;
const _errs29 = errors;
if(Array.isArray(data10)){
if(data10.length > 50){
const err29 = {};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
var _valid2 = _errs29 === errors;
errors = _errs28;
if(vErrors !== null){
if(_errs28){
vErrors.length = _errs28;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs30 = errors;
if(Array.isArray(data10)){
const len2 = data10.length;
for(let i4=0; i4<len2; i4++){
if(!(validate_AgentFunctionCreate(data10[i4], {instancePath:instancePath+"/functions/" + i4,parentData:data10,parentDataProperty:i4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_AgentFunctionCreate.errors : vErrors.concat(validate_AgentFunctionCreate.errors);
errors = vErrors.length;
}
}
}
var _valid2 = _errs30 === errors;
valid9 = _valid2;
}
if(!valid9){
const err30 = {instancePath:instancePath+"/functions",schemaPath:"#/properties/functions/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(Array.isArray(data10)){
if(data10.length > 50){
const err31 = {instancePath:instancePath+"/functions",schemaPath:"#/properties/functions/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
if(data.tags !== undefined){
let data12 = data.tags;
if((!(Array.isArray(data12))) && (data12 !== null)){
const err32 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: schema_AgentUpdate.properties.tags.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
const _errs34 = errors;
let valid12 = true;
const _errs35 = errors;
if(Array.isArray(data12)){
if(data12.length > 50){
const err33 = {};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
var _valid3 = _errs35 === errors;
errors = _errs34;
if(vErrors !== null){
if(_errs34){
vErrors.length = _errs34;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs36 = errors;
if(Array.isArray(data12)){
const len3 = data12.length;
for(let i5=0; i5<len3; i5++){
let data13 = data12[i5];
if(typeof data13 === "string"){
if(func_ucs2length(data13) > 64){
const err34 = {instancePath:instancePath+"/tags/" + i5,schemaPath:"#/properties/tags/then/items/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(func_ucs2length(data13) < 1){
const err35 = {instancePath:instancePath+"/tags/" + i5,schemaPath:"#/properties/tags/then/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/tags/" + i5,schemaPath:"#/properties/tags/then/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
let i6 = data12.length;
let j2;
if(i6 > 1){
const indices1 = {};
for(;i6--;){
let item1 = data12[i6];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j2 = indices1[item1];
const err37 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/then/uniqueItems",keyword:"uniqueItems",params:{i: i6, j: j2},message:"must NOT have duplicate items (items ## "+j2+" and "+i6+" are identical)"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
break;
}
indices1[item1] = i6;
}
}
}
var _valid3 = _errs36 === errors;
valid12 = _valid3;
}
if(!valid12){
const err38 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(Array.isArray(data12)){
if(data12.length > 50){
const err39 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
if(data.folder !== undefined){
let data14 = data.folder;
if((typeof data14 !== "string") && (data14 !== null)){
const err40 = {instancePath:instancePath+"/folder",schemaPath:"#/properties/folder/type",keyword:"type",params:{type: schema_AgentUpdate.properties.folder.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(typeof data14 === "string"){
if(func_ucs2length(data14) > 100){
const err41 = {instancePath:instancePath+"/folder",schemaPath:"#/properties/folder/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
if(data.interruption !== undefined){
let data15 = data.interruption;
const _errs42 = errors;
let valid16 = false;
let passing0 = null;
const _errs43 = errors;
if(!(validate_Interruption(data15, {instancePath:instancePath+"/interruption",parentData:data,parentDataProperty:"interruption",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Interruption.errors : vErrors.concat(validate_Interruption.errors);
errors = vErrors.length;
}
var _valid4 = _errs43 === errors;
if(_valid4){
valid16 = true;
passing0 = 0;
}
const _errs44 = errors;
if(data15 !== null){
const err42 = {instancePath:instancePath+"/interruption",schemaPath:"#/properties/interruption/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
var _valid4 = _errs44 === errors;
if(_valid4 && valid16){
valid16 = false;
passing0 = [passing0, 1];
}
else {
if(_valid4){
valid16 = true;
passing0 = 1;
}
}
if(!valid16){
const err43 = {instancePath:instancePath+"/interruption",schemaPath:"#/properties/interruption/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
else {
errors = _errs42;
if(vErrors !== null){
if(_errs42){
vErrors.length = _errs42;
}
else {
vErrors = null;
}
}
}
}
if(data.endpointing !== undefined){
let data16 = data.endpointing;
const _errs47 = errors;
let valid17 = false;
let passing1 = null;
const _errs48 = errors;
if(!(validate_Endpointing(data16, {instancePath:instancePath+"/endpointing",parentData:data,parentDataProperty:"endpointing",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Endpointing.errors : vErrors.concat(validate_Endpointing.errors);
errors = vErrors.length;
}
var _valid5 = _errs48 === errors;
if(_valid5){
valid17 = true;
passing1 = 0;
}
const _errs49 = errors;
if(data16 !== null){
const err44 = {instancePath:instancePath+"/endpointing",schemaPath:"#/properties/endpointing/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
var _valid5 = _errs49 === errors;
if(_valid5 && valid17){
valid17 = false;
passing1 = [passing1, 1];
}
else {
if(_valid5){
valid17 = true;
passing1 = 1;
}
}
if(!valid17){
const err45 = {instancePath:instancePath+"/endpointing",schemaPath:"#/properties/endpointing/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
else {
errors = _errs47;
if(vErrors !== null){
if(_errs47){
vErrors.length = _errs47;
}
else {
vErrors = null;
}
}
}
}
if(data.inactivity !== undefined){
let data17 = data.inactivity;
const _errs52 = errors;
let valid18 = false;
let passing2 = null;
const _errs53 = errors;
if(!(validate_Inactivity(data17, {instancePath:instancePath+"/inactivity",parentData:data,parentDataProperty:"inactivity",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Inactivity.errors : vErrors.concat(validate_Inactivity.errors);
errors = vErrors.length;
}
var _valid6 = _errs53 === errors;
if(_valid6){
valid18 = true;
passing2 = 0;
}
const _errs54 = errors;
if(data17 !== null){
const err46 = {instancePath:instancePath+"/inactivity",schemaPath:"#/properties/inactivity/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
var _valid6 = _errs54 === errors;
if(_valid6 && valid18){
valid18 = false;
passing2 = [passing2, 1];
}
else {
if(_valid6){
valid18 = true;
passing2 = 1;
}
}
if(!valid18){
const err47 = {instancePath:instancePath+"/inactivity",schemaPath:"#/properties/inactivity/oneOf",keyword:"oneOf",params:{passingSchemas: passing2},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
else {
errors = _errs52;
if(vErrors !== null){
if(_errs52){
vErrors.length = _errs52;
}
else {
vErrors = null;
}
}
}
}
if(data.max_duration_seconds !== undefined){
let data18 = data.max_duration_seconds;
if((!((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18)))) && (data18 !== null)){
const err48 = {instancePath:instancePath+"/max_duration_seconds",schemaPath:"#/properties/max_duration_seconds/type",keyword:"type",params:{type: schema_AgentUpdate.properties.max_duration_seconds.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(typeof data18 == "number"){
if(data18 > 14400 || isNaN(data18)){
const err49 = {instancePath:instancePath+"/max_duration_seconds",schemaPath:"#/properties/max_duration_seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 14400},message:"must be <= 14400"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(data18 < 10 || isNaN(data18)){
const err50 = {instancePath:instancePath+"/max_duration_seconds",schemaPath:"#/properties/max_duration_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 10},message:"must be >= 10"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
}
if(data.ring_timeout_seconds !== undefined){
let data19 = data.ring_timeout_seconds;
if((!((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19)))) && (data19 !== null)){
const err51 = {instancePath:instancePath+"/ring_timeout_seconds",schemaPath:"#/properties/ring_timeout_seconds/type",keyword:"type",params:{type: schema_AgentUpdate.properties.ring_timeout_seconds.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(typeof data19 == "number"){
if(data19 > 120 || isNaN(data19)){
const err52 = {instancePath:instancePath+"/ring_timeout_seconds",schemaPath:"#/properties/ring_timeout_seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 120},message:"must be <= 120"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(data19 < 5 || isNaN(data19)){
const err53 = {instancePath:instancePath+"/ring_timeout_seconds",schemaPath:"#/properties/ring_timeout_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 5},message:"must be >= 5"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
}
if(data.max_concurrent_calls !== undefined){
let data20 = data.max_concurrent_calls;
if((!((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20)))) && (data20 !== null)){
const err54 = {instancePath:instancePath+"/max_concurrent_calls",schemaPath:"#/properties/max_concurrent_calls/type",keyword:"type",params:{type: schema_AgentUpdate.properties.max_concurrent_calls.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(typeof data20 == "number"){
if(data20 > 100000 || isNaN(data20)){
const err55 = {instancePath:instancePath+"/max_concurrent_calls",schemaPath:"#/properties/max_concurrent_calls/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(data20 < 1 || isNaN(data20)){
const err56 = {instancePath:instancePath+"/max_concurrent_calls",schemaPath:"#/properties/max_concurrent_calls/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
}
if(data.voicemail !== undefined){
let data21 = data.voicemail;
const _errs63 = errors;
let valid19 = false;
let passing3 = null;
const _errs64 = errors;
if(!(validate_Voicemail(data21, {instancePath:instancePath+"/voicemail",parentData:data,parentDataProperty:"voicemail",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Voicemail.errors : vErrors.concat(validate_Voicemail.errors);
errors = vErrors.length;
}
var _valid7 = _errs64 === errors;
if(_valid7){
valid19 = true;
passing3 = 0;
}
const _errs65 = errors;
if(data21 !== null){
const err57 = {instancePath:instancePath+"/voicemail",schemaPath:"#/properties/voicemail/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
var _valid7 = _errs65 === errors;
if(_valid7 && valid19){
valid19 = false;
passing3 = [passing3, 1];
}
else {
if(_valid7){
valid19 = true;
passing3 = 1;
}
}
if(!valid19){
const err58 = {instancePath:instancePath+"/voicemail",schemaPath:"#/properties/voicemail/oneOf",keyword:"oneOf",params:{passingSchemas: passing3},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
else {
errors = _errs63;
if(vErrors !== null){
if(_errs63){
vErrors.length = _errs63;
}
else {
vErrors = null;
}
}
}
}
if(data.recording !== undefined){
let data22 = data.recording;
const _errs68 = errors;
let valid20 = false;
let passing4 = null;
const _errs69 = errors;
if(!(validate_RecordingSettings(data22, {instancePath:instancePath+"/recording",parentData:data,parentDataProperty:"recording",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_RecordingSettings.errors : vErrors.concat(validate_RecordingSettings.errors);
errors = vErrors.length;
}
var _valid8 = _errs69 === errors;
if(_valid8){
valid20 = true;
passing4 = 0;
}
const _errs70 = errors;
if(data22 !== null){
const err59 = {instancePath:instancePath+"/recording",schemaPath:"#/properties/recording/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
var _valid8 = _errs70 === errors;
if(_valid8 && valid20){
valid20 = false;
passing4 = [passing4, 1];
}
else {
if(_valid8){
valid20 = true;
passing4 = 1;
}
}
if(!valid20){
const err60 = {instancePath:instancePath+"/recording",schemaPath:"#/properties/recording/oneOf",keyword:"oneOf",params:{passingSchemas: passing4},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
else {
errors = _errs68;
if(vErrors !== null){
if(_errs68){
vErrors.length = _errs68;
}
else {
vErrors = null;
}
}
}
}
if(data.privacy !== undefined){
let data23 = data.privacy;
const _errs73 = errors;
let valid21 = false;
let passing5 = null;
const _errs74 = errors;
if(!(validate_PrivacySettings(data23, {instancePath:instancePath+"/privacy",parentData:data,parentDataProperty:"privacy",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_PrivacySettings.errors : vErrors.concat(validate_PrivacySettings.errors);
errors = vErrors.length;
}
var _valid9 = _errs74 === errors;
if(_valid9){
valid21 = true;
passing5 = 0;
}
const _errs75 = errors;
if(data23 !== null){
const err61 = {instancePath:instancePath+"/privacy",schemaPath:"#/properties/privacy/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
var _valid9 = _errs75 === errors;
if(_valid9 && valid21){
valid21 = false;
passing5 = [passing5, 1];
}
else {
if(_valid9){
valid21 = true;
passing5 = 1;
}
}
if(!valid21){
const err62 = {instancePath:instancePath+"/privacy",schemaPath:"#/properties/privacy/oneOf",keyword:"oneOf",params:{passingSchemas: passing5},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
else {
errors = _errs73;
if(vErrors !== null){
if(_errs73){
vErrors.length = _errs73;
}
else {
vErrors = null;
}
}
}
}
if(data.extraction !== undefined){
let data24 = data.extraction;
if((!(data24 && typeof data24 == "object" && !Array.isArray(data24))) && (data24 !== null)){
const err63 = {instancePath:instancePath+"/extraction",schemaPath:"#/properties/extraction/type",keyword:"type",params:{type: schema_AgentUpdate.properties.extraction.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data.fallback_voice_id !== undefined){
let data25 = data.fallback_voice_id;
if((typeof data25 !== "string") && (data25 !== null)){
const err64 = {instancePath:instancePath+"/fallback_voice_id",schemaPath:"#/properties/fallback_voice_id/type",keyword:"type",params:{type: schema_AgentUpdate.properties.fallback_voice_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(typeof data25 === "string"){
if(func_ucs2length(data25) > 200){
const err65 = {instancePath:instancePath+"/fallback_voice_id",schemaPath:"#/properties/fallback_voice_id/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
}
if(data.variables !== undefined){
let data26 = data.variables;
if((!(data26 && typeof data26 == "object" && !Array.isArray(data26))) && (data26 !== null)){
const err66 = {instancePath:instancePath+"/variables",schemaPath:"#/properties/variables/type",keyword:"type",params:{type: schema_AgentUpdate.properties.variables.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
if(Object.keys(data26).length > 100){
const err67 = {instancePath:instancePath+"/variables",schemaPath:"#/properties/variables/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
for(const key1 in data26){
let data27 = data26[key1];
if((((typeof data27 !== "string") && (!(typeof data27 == "number"))) && (typeof data27 !== "boolean")) && (data27 !== null)){
const err68 = {instancePath:instancePath+"/variables/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/variables/additionalProperties/type",keyword:"type",params:{type: schema_AgentUpdate.properties.variables.additionalProperties.type},message:"must be string,number,boolean,null"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
}
}
if(data.agent_id !== undefined){
delete data["agent_id"];
}
if(data.webhook_secret !== undefined){
delete data["webhook_secret"];
}
if(data.warnings !== undefined){
delete data["warnings"];
}
if(data.version !== undefined){
delete data["version"];
}
if(data.created_at !== undefined){
delete data["created_at"];
}
if(data.updated_at !== undefined){
delete data["updated_at"];
}
}
else {
const err69 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
validate_AgentUpdate.errors = vErrors;
return errors === 0;
}
validate_AgentUpdate.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.ApiKeyCreate = validate_ApiKeyCreate;
const schema_ApiKeyCreate = {"type":"object","required":["name"],"properties":{"name":{"type":"string","minLength":1,"maxLength":100},"scope":{"type":"string","enum":["read-only","write","admin"]},"allowed_ips":{"type":"array","maxItems":50,"if":{"maxItems":50},"then":{"items":{"type":"string","minLength":2,"maxLength":49}}}},"additionalProperties":false};

function validate_ApiKeyCreate(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_ApiKeyCreate.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "scope")) || (key0 === "allowed_ips"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "name,scope,allowed_ips"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func_ucs2length(data0) > 100){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func_ucs2length(data0) < 1){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.scope !== undefined){
let data1 = data.scope;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(((data1 === "read-only") || (data1 === "write")) || (data1 === "admin"))){
const err6 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/enum",keyword:"enum",params:{allowedValues: schema_ApiKeyCreate.properties.scope.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.allowed_ips !== undefined){
let data2 = data.allowed_ips;
const _errs8 = errors;
let valid1 = true;
const _errs9 = errors;
if(Array.isArray(data2)){
if(data2.length > 50){
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var _valid0 = _errs9 === errors;
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs10 = errors;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(func_ucs2length(data3) > 49){
const err8 = {instancePath:instancePath+"/allowed_ips/" + i0,schemaPath:"#/properties/allowed_ips/then/items/maxLength",keyword:"maxLength",params:{limit: 49},message:"must NOT have more than 49 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func_ucs2length(data3) < 2){
const err9 = {instancePath:instancePath+"/allowed_ips/" + i0,schemaPath:"#/properties/allowed_ips/then/items/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/allowed_ips/" + i0,schemaPath:"#/properties/allowed_ips/then/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
var _valid0 = _errs10 === errors;
valid1 = _valid0;
}
if(!valid1){
const err11 = {instancePath:instancePath+"/allowed_ips",schemaPath:"#/properties/allowed_ips/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(Array.isArray(data2)){
if(data2.length > 50){
const err12 = {instancePath:instancePath+"/allowed_ips",schemaPath:"#/properties/allowed_ips/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/allowed_ips",schemaPath:"#/properties/allowed_ips/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate_ApiKeyCreate.errors = vErrors;
return errors === 0;
}
validate_ApiKeyCreate.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.CallControl = validate_CallControl;
const schema_CallControl = {"oneOf":[{"$ref":"schema:SayControl"},{"$ref":"schema:ContextControl"},{"$ref":"schema:MuteControl"},{"$ref":"schema:UnmuteControl"},{"$ref":"schema:DtmfControl"},{"$ref":"schema:TransferControl"},{"$ref":"schema:HandoffControl"}],"discriminator":{"propertyName":"action"},"variants":["say","inject_context","mute","unmute","send_dtmf","transfer","handoff"],"type":"object"};
const schema_SayControl = {"type":"object","required":["action","text"],"properties":{"action":{"type":"string","const":"say"},"text":{"type":"string","minLength":1,"maxLength":1000}},"additionalProperties":false};

function validate_SayControl(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_SayControl.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.action === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.text === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "action") || (key0 === "text"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "action,text"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.action !== undefined){
let data0 = data.action;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("say" !== data0){
const err4 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/const",keyword:"const",params:{allowedValue: "say"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.text !== undefined){
let data1 = data.text;
if(typeof data1 === "string"){
if(func_ucs2length(data1) > 1000){
const err5 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func_ucs2length(data1) < 1){
const err6 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate_SayControl.errors = vErrors;
return errors === 0;
}
validate_SayControl.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema_ContextControl = {"type":"object","required":["action","text"],"properties":{"action":{"type":"string","const":"inject_context"},"text":{"type":"string","minLength":1,"maxLength":4000}},"additionalProperties":false};

function validate_ContextControl(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_ContextControl.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.action === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.text === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "action") || (key0 === "text"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "action,text"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.action !== undefined){
let data0 = data.action;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("inject_context" !== data0){
const err4 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/const",keyword:"const",params:{allowedValue: "inject_context"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.text !== undefined){
let data1 = data.text;
if(typeof data1 === "string"){
if(func_ucs2length(data1) > 4000){
const err5 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func_ucs2length(data1) < 1){
const err6 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate_ContextControl.errors = vErrors;
return errors === 0;
}
validate_ContextControl.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema_MuteControl = {"type":"object","required":["action"],"properties":{"action":{"type":"string","const":"mute"}},"additionalProperties":false};

function validate_MuteControl(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_MuteControl.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.action === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "action")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "action"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.action !== undefined){
let data0 = data.action;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if("mute" !== data0){
const err3 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/const",keyword:"const",params:{allowedValue: "mute"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate_MuteControl.errors = vErrors;
return errors === 0;
}
validate_MuteControl.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema_UnmuteControl = {"type":"object","required":["action"],"properties":{"action":{"type":"string","const":"unmute"}},"additionalProperties":false};

function validate_UnmuteControl(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_UnmuteControl.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.action === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "action")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "action"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.action !== undefined){
let data0 = data.action;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if("unmute" !== data0){
const err3 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/const",keyword:"const",params:{allowedValue: "unmute"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate_UnmuteControl.errors = vErrors;
return errors === 0;
}
validate_UnmuteControl.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema_DtmfControl = {"type":"object","required":["action","digits"],"properties":{"action":{"type":"string","const":"send_dtmf"},"digits":{"type":"string","pattern":"^[0-9A-D*#wW,]{1,32}$"}},"additionalProperties":false};
const pattern_b10d52d6 = new RegExp("^[0-9A-D*#wW,]{1,32}$", "u");

function validate_DtmfControl(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_DtmfControl.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.action === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.digits === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "digits"},message:"must have required property '"+"digits"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "action") || (key0 === "digits"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "action,digits"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.action !== undefined){
let data0 = data.action;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("send_dtmf" !== data0){
const err4 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/const",keyword:"const",params:{allowedValue: "send_dtmf"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.digits !== undefined){
let data1 = data.digits;
if(typeof data1 === "string"){
if(!pattern_b10d52d6.test(data1)){
const err5 = {instancePath:instancePath+"/digits",schemaPath:"#/properties/digits/pattern",keyword:"pattern",params:{pattern: "^[0-9A-D*#wW,]{1,32}$"},message:"must match pattern \""+"^[0-9A-D*#wW,]{1,32}$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/digits",schemaPath:"#/properties/digits/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate_DtmfControl.errors = vErrors;
return errors === 0;
}
validate_DtmfControl.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema_TransferControl = {"type":"object","required":["action","to"],"properties":{"action":{"type":"string","const":"transfer"},"to":{"$ref":"schema:E164"},"mode":{"$ref":"schema:TransferMode"},"briefing":{"type":["string","null"],"minLength":1,"maxLength":1000},"message":{"type":["string","null"],"minLength":1,"maxLength":500}},"additionalProperties":false};

function validate_TransferControl(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_TransferControl.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.action === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.to === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "to"},message:"must have required property '"+"to"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "action") || (key0 === "to")) || (key0 === "mode")) || (key0 === "briefing")) || (key0 === "message"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "action,to,mode,briefing,message"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.action !== undefined){
let data0 = data.action;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("transfer" !== data0){
const err4 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/const",keyword:"const",params:{allowedValue: "transfer"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.to !== undefined){
if(!(validate_E164(data.to, {instancePath:instancePath+"/to",parentData:data,parentDataProperty:"to",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_E164.errors : vErrors.concat(validate_E164.errors);
errors = vErrors.length;
}
}
if(data.mode !== undefined){
if(!(validate_TransferMode(data.mode, {instancePath:instancePath+"/mode",parentData:data,parentDataProperty:"mode",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_TransferMode.errors : vErrors.concat(validate_TransferMode.errors);
errors = vErrors.length;
}
}
if(data.briefing !== undefined){
let data3 = data.briefing;
if((typeof data3 !== "string") && (data3 !== null)){
const err5 = {instancePath:instancePath+"/briefing",schemaPath:"#/properties/briefing/type",keyword:"type",params:{type: schema_TransferControl.properties.briefing.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data3 === "string"){
if(func_ucs2length(data3) > 1000){
const err6 = {instancePath:instancePath+"/briefing",schemaPath:"#/properties/briefing/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func_ucs2length(data3) < 1){
const err7 = {instancePath:instancePath+"/briefing",schemaPath:"#/properties/briefing/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.message !== undefined){
let data4 = data.message;
if((typeof data4 !== "string") && (data4 !== null)){
const err8 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: schema_TransferControl.properties.message.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data4 === "string"){
if(func_ucs2length(data4) > 500){
const err9 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func_ucs2length(data4) < 1){
const err10 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate_TransferControl.errors = vErrors;
return errors === 0;
}
validate_TransferControl.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema_HandoffControl = {"type":"object","required":["action","agent_id"],"properties":{"action":{"type":"string","const":"handoff"},"agent_id":{"type":"string","maxLength":64},"message":{"type":["string","null"],"minLength":1,"maxLength":1000}},"additionalProperties":false};

function validate_HandoffControl(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_HandoffControl.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.action === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.agent_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "agent_id"},message:"must have required property '"+"agent_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "action") || (key0 === "agent_id")) || (key0 === "message"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "action,agent_id,message"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.action !== undefined){
let data0 = data.action;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("handoff" !== data0){
const err4 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/const",keyword:"const",params:{allowedValue: "handoff"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.agent_id !== undefined){
let data1 = data.agent_id;
if(typeof data1 === "string"){
if(func_ucs2length(data1) > 64){
const err5 = {instancePath:instancePath+"/agent_id",schemaPath:"#/properties/agent_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/agent_id",schemaPath:"#/properties/agent_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.message !== undefined){
let data2 = data.message;
if((typeof data2 !== "string") && (data2 !== null)){
const err7 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: schema_HandoffControl.properties.message.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data2 === "string"){
if(func_ucs2length(data2) > 1000){
const err8 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func_ucs2length(data2) < 1){
const err9 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate_HandoffControl.errors = vErrors;
return errors === 0;
}
validate_HandoffControl.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate_CallControl(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_CallControl.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.action;
if(typeof tag0 == "string"){
if(tag0 === "say"){
if(!(validate_SayControl(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_SayControl.errors : vErrors.concat(validate_SayControl.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "inject_context"){
if(!(validate_ContextControl(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ContextControl.errors : vErrors.concat(validate_ContextControl.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "mute"){
if(!(validate_MuteControl(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_MuteControl.errors : vErrors.concat(validate_MuteControl.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "unmute"){
if(!(validate_UnmuteControl(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_UnmuteControl.errors : vErrors.concat(validate_UnmuteControl.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "send_dtmf"){
if(!(validate_DtmfControl(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_DtmfControl.errors : vErrors.concat(validate_DtmfControl.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "transfer"){
if(!(validate_TransferControl(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_TransferControl.errors : vErrors.concat(validate_TransferControl.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "handoff"){
if(!(validate_HandoffControl(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_HandoffControl.errors : vErrors.concat(validate_HandoffControl.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
const err0 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "action", tagValue: tag0, variants: "say, inject_context, mute, unmute, send_dtmf, transfer, handoff"},message:"value of tag \"action\" must be in oneOf"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "action", tagValue: tag0, variants: "say, inject_context, mute, unmute, send_dtmf, transfer, handoff"},message:"tag \"action\" must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate_CallControl.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate_CallControl.evaluated = {"dynamicProps":true,"dynamicItems":false};

exports.CallCreate = validate_CallCreate;
const schema_CallCreate = {"type":"object","required":["to_number"],"properties":{"agent_id":{"type":"string","maxLength":64},"to_number":{"$ref":"schema:E164"},"from_number":{"type":"string","pattern":"^\\+[1-9][0-9]{6,14}$","spelled":true},"metadata":{"$ref":"schema:Metadata"},"variables":{"$ref":"schema:Variables"},"tags":{"$ref":"schema:Tags"},"no_store":{"type":"boolean","default":false},"queue":{"type":"boolean","default":true},"queue_ttl_seconds":{"type":"integer","minimum":0,"maximum":86400,"default":300}},"additionalProperties":false};
const schema_Metadata = {"type":"object","maxProperties":100,"additionalProperties":true};

function validate_Metadata(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_Metadata.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 100){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate_Metadata.errors = vErrors;
return errors === 0;
}
validate_Metadata.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate_CallCreate(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_CallCreate.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.to_number === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "to_number"},message:"must have required property '"+"to_number"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func_hasOwnProperty.call(schema_CallCreate.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "agent_id,to_number,from_number,metadata,variables,tags,no_store,queue,queue_ttl_seconds"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.agent_id !== undefined){
let data0 = data.agent_id;
if(typeof data0 === "string"){
if(func_ucs2length(data0) > 64){
const err2 = {instancePath:instancePath+"/agent_id",schemaPath:"#/properties/agent_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/agent_id",schemaPath:"#/properties/agent_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.to_number !== undefined){
if(!(validate_E164(data.to_number, {instancePath:instancePath+"/to_number",parentData:data,parentDataProperty:"to_number",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_E164.errors : vErrors.concat(validate_E164.errors);
errors = vErrors.length;
}
}
if(data.from_number !== undefined){
let data2 = data.from_number;
if(typeof data2 === "string"){
if(/^\+(?!.*\(0\))[1-9][0-9 .()-]*$/.test(data2)){
data2 = data2.replace(/[ .()-]/g, "");
data["from_number"] = data2;
}
if(!pattern_a2710880.test(data2)){
const err4 = {instancePath:instancePath+"/from_number",schemaPath:"#/properties/from_number/pattern",keyword:"pattern",params:{pattern: "^\\+[1-9][0-9]{6,14}$"},message:"must match pattern \""+"^\\+[1-9][0-9]{6,14}$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/from_number",schemaPath:"#/properties/from_number/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.metadata !== undefined){
if(!(validate_Metadata(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Metadata.errors : vErrors.concat(validate_Metadata.errors);
errors = vErrors.length;
}
}
if(data.variables !== undefined){
if(!(validate_Variables(data.variables, {instancePath:instancePath+"/variables",parentData:data,parentDataProperty:"variables",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Variables.errors : vErrors.concat(validate_Variables.errors);
errors = vErrors.length;
}
}
if(data.tags !== undefined){
if(!(validate_Tags(data.tags, {instancePath:instancePath+"/tags",parentData:data,parentDataProperty:"tags",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Tags.errors : vErrors.concat(validate_Tags.errors);
errors = vErrors.length;
}
}
if(data.no_store !== undefined){
if(typeof data.no_store !== "boolean"){
const err6 = {instancePath:instancePath+"/no_store",schemaPath:"#/properties/no_store/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.queue !== undefined){
if(typeof data.queue !== "boolean"){
const err7 = {instancePath:instancePath+"/queue",schemaPath:"#/properties/queue/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.queue_ttl_seconds !== undefined){
let data8 = data.queue_ttl_seconds;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
const err8 = {instancePath:instancePath+"/queue_ttl_seconds",schemaPath:"#/properties/queue_ttl_seconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data8 == "number"){
if(data8 > 86400 || isNaN(data8)){
const err9 = {instancePath:instancePath+"/queue_ttl_seconds",schemaPath:"#/properties/queue_ttl_seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400},message:"must be <= 86400"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data8 < 0 || isNaN(data8)){
const err10 = {instancePath:instancePath+"/queue_ttl_seconds",schemaPath:"#/properties/queue_ttl_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate_CallCreate.errors = vErrors;
return errors === 0;
}
validate_CallCreate.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.CallUpdate = validate_CallUpdate;
const schema_CallUpdate = {"type":"object","minProperties":1,"properties":{"metadata":{"oneOf":[{"$ref":"schema:Metadata"},{"type":"null"}]},"tags":{"oneOf":[{"$ref":"schema:Tags"},{"type":"null"}]},"rating":{"type":["integer","null"],"minimum":1,"maximum":5},"note":{"type":["string","null"],"maxLength":4000}},"additionalProperties":false};

function validate_CallUpdate(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_CallUpdate.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "metadata") || (key0 === "tags")) || (key0 === "rating")) || (key0 === "note"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "metadata,tags,rating,note"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.metadata !== undefined){
let data0 = data.metadata;
const _errs3 = errors;
let valid1 = false;
let passing0 = null;
const _errs4 = errors;
if(!(validate_Metadata(data0, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Metadata.errors : vErrors.concat(validate_Metadata.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs5 = errors;
if(data0 !== null){
const err2 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs5 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err3 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
}
if(data.tags !== undefined){
let data1 = data.tags;
const _errs8 = errors;
let valid2 = false;
let passing1 = null;
const _errs9 = errors;
if(!(validate_Tags(data1, {instancePath:instancePath+"/tags",parentData:data,parentDataProperty:"tags",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Tags.errors : vErrors.concat(validate_Tags.errors);
errors = vErrors.length;
}
var _valid1 = _errs9 === errors;
if(_valid1){
valid2 = true;
passing1 = 0;
}
const _errs10 = errors;
if(data1 !== null){
const err4 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid1 = _errs10 === errors;
if(_valid1 && valid2){
valid2 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid2 = true;
passing1 = 1;
}
}
if(!valid2){
const err5 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
}
if(data.rating !== undefined){
let data2 = data.rating;
if((!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))) && (data2 !== null)){
const err6 = {instancePath:instancePath+"/rating",schemaPath:"#/properties/rating/type",keyword:"type",params:{type: schema_CallUpdate.properties.rating.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 > 5 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/rating",schemaPath:"#/properties/rating/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5},message:"must be <= 5"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/rating",schemaPath:"#/properties/rating/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.note !== undefined){
let data3 = data.note;
if((typeof data3 !== "string") && (data3 !== null)){
const err9 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: schema_CallUpdate.properties.note.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data3 === "string"){
if(func_ucs2length(data3) > 4000){
const err10 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate_CallUpdate.errors = vErrors;
return errors === 0;
}
validate_CallUpdate.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.CampaignContacts = validate_CampaignContacts;
const schema_CampaignContacts = {"type":"array","minItems":1,"maxItems":2000,"if":{"maxItems":2000},"then":{"items":{"$ref":"schema:CampaignContactRow"}}};
const schema_CampaignContactRow = {"type":"object","required":["to_number"],"properties":{"to_number":{"type":"string","maxLength":64},"time_zone":{"type":["string","null"],"maxLength":64},"variables":{"$ref":"schema:Variables"},"id":{"dropped":true},"status":{"dropped":true},"skip_reason":{"dropped":true},"attempts":{"dropped":true},"next_attempt_at":{"dropped":true},"last_call_id":{"dropped":true},"last_outcome":{"dropped":true},"updated_at":{"dropped":true}},"additionalProperties":false};

function validate_CampaignContactRow(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_CampaignContactRow.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.to_number === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "to_number"},message:"must have required property '"+"to_number"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func_hasOwnProperty.call(schema_CampaignContactRow.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "to_number,time_zone,variables"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.to_number !== undefined){
let data0 = data.to_number;
if(typeof data0 === "string"){
if(func_ucs2length(data0) > 64){
const err2 = {instancePath:instancePath+"/to_number",schemaPath:"#/properties/to_number/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/to_number",schemaPath:"#/properties/to_number/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.time_zone !== undefined){
let data1 = data.time_zone;
if((typeof data1 !== "string") && (data1 !== null)){
const err4 = {instancePath:instancePath+"/time_zone",schemaPath:"#/properties/time_zone/type",keyword:"type",params:{type: schema_CampaignContactRow.properties.time_zone.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data1 === "string"){
if(func_ucs2length(data1) > 64){
const err5 = {instancePath:instancePath+"/time_zone",schemaPath:"#/properties/time_zone/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data.variables !== undefined){
if(!(validate_Variables(data.variables, {instancePath:instancePath+"/variables",parentData:data,parentDataProperty:"variables",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Variables.errors : vErrors.concat(validate_Variables.errors);
errors = vErrors.length;
}
}
if(data.id !== undefined){
delete data["id"];
}
if(data.status !== undefined){
delete data["status"];
}
if(data.skip_reason !== undefined){
delete data["skip_reason"];
}
if(data.attempts !== undefined){
delete data["attempts"];
}
if(data.next_attempt_at !== undefined){
delete data["next_attempt_at"];
}
if(data.last_call_id !== undefined){
delete data["last_call_id"];
}
if(data.last_outcome !== undefined){
delete data["last_outcome"];
}
if(data.updated_at !== undefined){
delete data["updated_at"];
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate_CampaignContactRow.errors = vErrors;
return errors === 0;
}
validate_CampaignContactRow.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate_CampaignContacts(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_CampaignContacts.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(Array.isArray(data)){
if(data.length > 2000){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs3 = errors;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate_CampaignContactRow(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_CampaignContactRow.errors : vErrors.concat(validate_CampaignContactRow.errors);
errors = vErrors.length;
}
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
if(valid0){
var items0 = true;
}
}
if(!valid0){
const err1 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(Array.isArray(data)){
if(data.length > 2000){
const err2 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 2000},message:"must NOT have more than 2000 items"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.length < 1){
const err3 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate_CampaignContacts.errors = vErrors;
evaluated0.items = items0;
return errors === 0;
}
validate_CampaignContacts.evaluated = {"dynamicProps":false,"dynamicItems":true};

exports.CampaignCreate = validate_CampaignCreate;
const schema_CampaignCreate = {"type":"object","required":["name"],"properties":{"name":{"type":"string","minLength":1,"maxLength":100},"agent_id":{"type":["string","null"],"maxLength":64},"from_numbers":{"type":"array","maxItems":100,"if":{"maxItems":100},"then":{"items":{"$ref":"schema:E164"},"uniqueItems":true}},"dials_per_second":{"type":"number","minimum":0.1,"maximum":100,"default":1},"concurrency":{"type":"integer","minimum":1,"maximum":10000,"default":10},"retry":{"oneOf":[{"$ref":"schema:CampaignRetry"},{"type":"null"}]},"windows":{"type":"array","maxItems":50,"if":{"maxItems":50},"then":{"items":{"$ref":"schema:CallingWindow"}}},"time_zone":{"type":"string","maxLength":64,"default":"contact"},"default_country":{"type":["string","null"],"pattern":"^[A-Z]{2}$"},"voicemail":{"oneOf":[{"$ref":"schema:Voicemail"},{"type":"null"}]},"circuit_breaker":{"oneOf":[{"$ref":"schema:CircuitBreaker"},{"type":"null"}]},"scheduled_at":{"type":["string","null"],"format":"date-time"},"id":{"dropped":true},"status":{"dropped":true},"pause_reason":{"dropped":true},"pause_detail":{"dropped":true},"next_dial_at":{"dropped":true},"round":{"dropped":true},"stats":{"dropped":true},"started_at":{"dropped":true},"completed_at":{"dropped":true},"created_at":{"dropped":true},"updated_at":{"dropped":true}},"additionalProperties":false};
const schema_CampaignRetry = {"type":"object","properties":{"max_attempts":{"type":"integer","minimum":1,"maximum":10,"default":3},"back_off":{"type":"number","minimum":1,"maximum":10,"default":2},"rules":{"type":"array","maxItems":11,"if":{"maxItems":11},"then":{"items":{"$ref":"schema:RetryRule"}}}},"additionalProperties":false};
const schema_RetryRule = {"type":"object","required":["outcome","delay_seconds"],"properties":{"outcome":{"$ref":"schema:RetryOutcome"},"delay_seconds":{"type":"integer","minimum":1,"maximum":604800}},"additionalProperties":false};
const schema_RetryOutcome = {"type":"string","enum":["busy","no_answer","declined","carrier_error","voicemail","inactivity","engine_error","stt_error","tts_error","media_lost","internal_error"]};

function validate_RetryOutcome(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_RetryOutcome.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((((((((((data === "busy") || (data === "no_answer")) || (data === "declined")) || (data === "carrier_error")) || (data === "voicemail")) || (data === "inactivity")) || (data === "engine_error")) || (data === "stt_error")) || (data === "tts_error")) || (data === "media_lost")) || (data === "internal_error"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_RetryOutcome.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate_RetryOutcome.errors = vErrors;
return errors === 0;
}
validate_RetryOutcome.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate_RetryRule(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_RetryRule.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.outcome === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "outcome"},message:"must have required property '"+"outcome"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.delay_seconds === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "delay_seconds"},message:"must have required property '"+"delay_seconds"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "outcome") || (key0 === "delay_seconds"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "outcome,delay_seconds"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.outcome !== undefined){
if(!(validate_RetryOutcome(data.outcome, {instancePath:instancePath+"/outcome",parentData:data,parentDataProperty:"outcome",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_RetryOutcome.errors : vErrors.concat(validate_RetryOutcome.errors);
errors = vErrors.length;
}
}
if(data.delay_seconds !== undefined){
let data1 = data.delay_seconds;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err3 = {instancePath:instancePath+"/delay_seconds",schemaPath:"#/properties/delay_seconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 > 604800 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/delay_seconds",schemaPath:"#/properties/delay_seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 604800},message:"must be <= 604800"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/delay_seconds",schemaPath:"#/properties/delay_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate_RetryRule.errors = vErrors;
return errors === 0;
}
validate_RetryRule.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate_CampaignRetry(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_CampaignRetry.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "max_attempts") || (key0 === "back_off")) || (key0 === "rules"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "max_attempts,back_off,rules"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.max_attempts !== undefined){
let data0 = data.max_attempts;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/max_attempts",schemaPath:"#/properties/max_attempts/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 > 10 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/max_attempts",schemaPath:"#/properties/max_attempts/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10},message:"must be <= 10"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/max_attempts",schemaPath:"#/properties/max_attempts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.back_off !== undefined){
let data1 = data.back_off;
if(typeof data1 == "number"){
if(data1 > 10 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/back_off",schemaPath:"#/properties/back_off/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10},message:"must be <= 10"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/back_off",schemaPath:"#/properties/back_off/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/back_off",schemaPath:"#/properties/back_off/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.rules !== undefined){
let data2 = data.rules;
const _errs8 = errors;
let valid1 = true;
const _errs9 = errors;
if(Array.isArray(data2)){
if(data2.length > 11){
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var _valid0 = _errs9 === errors;
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs10 = errors;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate_RetryRule(data2[i0], {instancePath:instancePath+"/rules/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_RetryRule.errors : vErrors.concat(validate_RetryRule.errors);
errors = vErrors.length;
}
}
}
var _valid0 = _errs10 === errors;
valid1 = _valid0;
}
if(!valid1){
const err8 = {instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(Array.isArray(data2)){
if(data2.length > 11){
const err9 = {instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/maxItems",keyword:"maxItems",params:{limit: 11},message:"must NOT have more than 11 items"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate_CampaignRetry.errors = vErrors;
return errors === 0;
}
validate_CampaignRetry.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema_CallingWindow = {"type":"object","required":["days","from","to"],"properties":{"days":{"type":"array","minItems":1,"maxItems":7,"if":{"maxItems":7},"then":{"items":{"$ref":"schema:Weekday"},"uniqueItems":true}},"from":{"type":"string","pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]$"},"to":{"type":"string","pattern":"^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$"}},"additionalProperties":false};
const schema_Weekday = {"type":"string","enum":["mon","tue","wed","thu","fri","sat","sun"]};

function validate_Weekday(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_Weekday.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((((((data === "mon") || (data === "tue")) || (data === "wed")) || (data === "thu")) || (data === "fri")) || (data === "sat")) || (data === "sun"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_Weekday.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate_Weekday.errors = vErrors;
return errors === 0;
}
validate_Weekday.evaluated = {"dynamicProps":false,"dynamicItems":false};

const pattern_39a34649 = new RegExp("^([01][0-9]|2[0-3]):[0-5][0-9]$", "u");
const pattern_cdaae836 = new RegExp("^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$", "u");

function validate_CallingWindow(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_CallingWindow.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.days === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "days"},message:"must have required property '"+"days"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.from === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "from"},message:"must have required property '"+"from"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.to === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "to"},message:"must have required property '"+"to"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "days") || (key0 === "from")) || (key0 === "to"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "days,from,to"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.days !== undefined){
let data0 = data.days;
const _errs4 = errors;
let valid1 = true;
const _errs5 = errors;
if(Array.isArray(data0)){
if(data0.length > 7){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid0 = _errs5 === errors;
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs6 = errors;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate_Weekday(data0[i0], {instancePath:instancePath+"/days/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Weekday.errors : vErrors.concat(validate_Weekday.errors);
errors = vErrors.length;
}
}
let i1 = data0.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func_equal(data0[i1], data0[j0])){
const err5 = {instancePath:instancePath+"/days",schemaPath:"#/properties/days/then/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
break outer0;
}
}
}
}
}
var _valid0 = _errs6 === errors;
valid1 = _valid0;
}
if(!valid1){
const err6 = {instancePath:instancePath+"/days",schemaPath:"#/properties/days/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(Array.isArray(data0)){
if(data0.length > 7){
const err7 = {instancePath:instancePath+"/days",schemaPath:"#/properties/days/maxItems",keyword:"maxItems",params:{limit: 7},message:"must NOT have more than 7 items"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data0.length < 1){
const err8 = {instancePath:instancePath+"/days",schemaPath:"#/properties/days/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/days",schemaPath:"#/properties/days/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.from !== undefined){
let data2 = data.from;
if(typeof data2 === "string"){
if(!pattern_39a34649.test(data2)){
const err10 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"},message:"must match pattern \""+"^([01][0-9]|2[0-3]):[0-5][0-9]$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.to !== undefined){
let data3 = data.to;
if(typeof data3 === "string"){
if(!pattern_cdaae836.test(data3)){
const err12 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/pattern",keyword:"pattern",params:{pattern: "^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$"},message:"must match pattern \""+"^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate_CallingWindow.errors = vErrors;
return errors === 0;
}
validate_CallingWindow.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema_CircuitBreaker = {"type":"object","required":["failure_rate","of"],"properties":{"failure_rate":{"type":"number","minimum":0.01,"maximum":1},"of":{"type":"integer","minimum":5,"maximum":1000}},"additionalProperties":false};

function validate_CircuitBreaker(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_CircuitBreaker.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.failure_rate === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "failure_rate"},message:"must have required property '"+"failure_rate"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.of === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "of"},message:"must have required property '"+"of"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "failure_rate") || (key0 === "of"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "failure_rate,of"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.failure_rate !== undefined){
let data0 = data.failure_rate;
if(typeof data0 == "number"){
if(data0 > 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/failure_rate",schemaPath:"#/properties/failure_rate/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 < 0.01 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/failure_rate",schemaPath:"#/properties/failure_rate/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.01},message:"must be >= 0.01"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/failure_rate",schemaPath:"#/properties/failure_rate/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.of !== undefined){
let data1 = data.of;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err6 = {instancePath:instancePath+"/of",schemaPath:"#/properties/of/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 > 1000 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/of",schemaPath:"#/properties/of/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1 < 5 || isNaN(data1)){
const err8 = {instancePath:instancePath+"/of",schemaPath:"#/properties/of/minimum",keyword:"minimum",params:{comparison: ">=", limit: 5},message:"must be >= 5"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate_CircuitBreaker.errors = vErrors;
return errors === 0;
}
validate_CircuitBreaker.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const pattern_4ad7b0ab = new RegExp("^[A-Z]{2}$", "u");
const formats_37d7ec70 = require("ajv-formats/dist/formats").fullFormats["date-time"];

function validate_CampaignCreate(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_CampaignCreate.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func_hasOwnProperty.call(schema_CampaignCreate.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "name,agent_id,from_numbers,dials_per_second,concurrency,retry,windows,time_zone,default_country,voicemail,circuit_breaker,scheduled_at"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func_ucs2length(data0) > 100){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func_ucs2length(data0) < 1){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.agent_id !== undefined){
let data1 = data.agent_id;
if((typeof data1 !== "string") && (data1 !== null)){
const err5 = {instancePath:instancePath+"/agent_id",schemaPath:"#/properties/agent_id/type",keyword:"type",params:{type: schema_CampaignCreate.properties.agent_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data1 === "string"){
if(func_ucs2length(data1) > 64){
const err6 = {instancePath:instancePath+"/agent_id",schemaPath:"#/properties/agent_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.from_numbers !== undefined){
let data2 = data.from_numbers;
const _errs8 = errors;
let valid1 = true;
const _errs9 = errors;
if(Array.isArray(data2)){
if(data2.length > 100){
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var _valid0 = _errs9 === errors;
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs10 = errors;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate_E164(data2[i0], {instancePath:instancePath+"/from_numbers/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_E164.errors : vErrors.concat(validate_E164.errors);
errors = vErrors.length;
}
}
let i1 = data2.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func_equal(data2[i1], data2[j0])){
const err8 = {instancePath:instancePath+"/from_numbers",schemaPath:"#/properties/from_numbers/then/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
break outer0;
}
}
}
}
}
var _valid0 = _errs10 === errors;
valid1 = _valid0;
}
if(!valid1){
const err9 = {instancePath:instancePath+"/from_numbers",schemaPath:"#/properties/from_numbers/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(Array.isArray(data2)){
if(data2.length > 100){
const err10 = {instancePath:instancePath+"/from_numbers",schemaPath:"#/properties/from_numbers/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/from_numbers",schemaPath:"#/properties/from_numbers/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.dials_per_second !== undefined){
let data4 = data.dials_per_second;
if(typeof data4 == "number"){
if(data4 > 100 || isNaN(data4)){
const err12 = {instancePath:instancePath+"/dials_per_second",schemaPath:"#/properties/dials_per_second/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data4 < 0.1 || isNaN(data4)){
const err13 = {instancePath:instancePath+"/dials_per_second",schemaPath:"#/properties/dials_per_second/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.1},message:"must be >= 0.1"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/dials_per_second",schemaPath:"#/properties/dials_per_second/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.concurrency !== undefined){
let data5 = data.concurrency;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
const err15 = {instancePath:instancePath+"/concurrency",schemaPath:"#/properties/concurrency/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(typeof data5 == "number"){
if(data5 > 10000 || isNaN(data5)){
const err16 = {instancePath:instancePath+"/concurrency",schemaPath:"#/properties/concurrency/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},message:"must be <= 10000"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err17 = {instancePath:instancePath+"/concurrency",schemaPath:"#/properties/concurrency/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
if(data.retry !== undefined){
let data6 = data.retry;
const _errs17 = errors;
let valid5 = false;
let passing0 = null;
const _errs18 = errors;
if(!(validate_CampaignRetry(data6, {instancePath:instancePath+"/retry",parentData:data,parentDataProperty:"retry",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_CampaignRetry.errors : vErrors.concat(validate_CampaignRetry.errors);
errors = vErrors.length;
}
var _valid1 = _errs18 === errors;
if(_valid1){
valid5 = true;
passing0 = 0;
}
const _errs19 = errors;
if(data6 !== null){
const err18 = {instancePath:instancePath+"/retry",schemaPath:"#/properties/retry/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var _valid1 = _errs19 === errors;
if(_valid1 && valid5){
valid5 = false;
passing0 = [passing0, 1];
}
else {
if(_valid1){
valid5 = true;
passing0 = 1;
}
}
if(!valid5){
const err19 = {instancePath:instancePath+"/retry",schemaPath:"#/properties/retry/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
else {
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
}
}
if(data.windows !== undefined){
let data7 = data.windows;
const _errs23 = errors;
let valid6 = true;
const _errs24 = errors;
if(Array.isArray(data7)){
if(data7.length > 50){
const err20 = {};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
var _valid2 = _errs24 === errors;
errors = _errs23;
if(vErrors !== null){
if(_errs23){
vErrors.length = _errs23;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs25 = errors;
if(Array.isArray(data7)){
const len1 = data7.length;
for(let i2=0; i2<len1; i2++){
if(!(validate_CallingWindow(data7[i2], {instancePath:instancePath+"/windows/" + i2,parentData:data7,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_CallingWindow.errors : vErrors.concat(validate_CallingWindow.errors);
errors = vErrors.length;
}
}
}
var _valid2 = _errs25 === errors;
valid6 = _valid2;
}
if(!valid6){
const err21 = {instancePath:instancePath+"/windows",schemaPath:"#/properties/windows/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(Array.isArray(data7)){
if(data7.length > 50){
const err22 = {instancePath:instancePath+"/windows",schemaPath:"#/properties/windows/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/windows",schemaPath:"#/properties/windows/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.time_zone !== undefined){
let data9 = data.time_zone;
if(typeof data9 === "string"){
if(func_ucs2length(data9) > 64){
const err24 = {instancePath:instancePath+"/time_zone",schemaPath:"#/properties/time_zone/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/time_zone",schemaPath:"#/properties/time_zone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.default_country !== undefined){
let data10 = data.default_country;
if((typeof data10 !== "string") && (data10 !== null)){
const err26 = {instancePath:instancePath+"/default_country",schemaPath:"#/properties/default_country/type",keyword:"type",params:{type: schema_CampaignCreate.properties.default_country.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(typeof data10 === "string"){
if(!pattern_4ad7b0ab.test(data10)){
const err27 = {instancePath:instancePath+"/default_country",schemaPath:"#/properties/default_country/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{2}$"},message:"must match pattern \""+"^[A-Z]{2}$"+"\""};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
if(data.voicemail !== undefined){
let data11 = data.voicemail;
const _errs32 = errors;
let valid9 = false;
let passing1 = null;
const _errs33 = errors;
if(!(validate_Voicemail(data11, {instancePath:instancePath+"/voicemail",parentData:data,parentDataProperty:"voicemail",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Voicemail.errors : vErrors.concat(validate_Voicemail.errors);
errors = vErrors.length;
}
var _valid3 = _errs33 === errors;
if(_valid3){
valid9 = true;
passing1 = 0;
}
const _errs34 = errors;
if(data11 !== null){
const err28 = {instancePath:instancePath+"/voicemail",schemaPath:"#/properties/voicemail/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
var _valid3 = _errs34 === errors;
if(_valid3 && valid9){
valid9 = false;
passing1 = [passing1, 1];
}
else {
if(_valid3){
valid9 = true;
passing1 = 1;
}
}
if(!valid9){
const err29 = {instancePath:instancePath+"/voicemail",schemaPath:"#/properties/voicemail/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
else {
errors = _errs32;
if(vErrors !== null){
if(_errs32){
vErrors.length = _errs32;
}
else {
vErrors = null;
}
}
}
}
if(data.circuit_breaker !== undefined){
let data12 = data.circuit_breaker;
const _errs37 = errors;
let valid10 = false;
let passing2 = null;
const _errs38 = errors;
if(!(validate_CircuitBreaker(data12, {instancePath:instancePath+"/circuit_breaker",parentData:data,parentDataProperty:"circuit_breaker",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_CircuitBreaker.errors : vErrors.concat(validate_CircuitBreaker.errors);
errors = vErrors.length;
}
var _valid4 = _errs38 === errors;
if(_valid4){
valid10 = true;
passing2 = 0;
}
const _errs39 = errors;
if(data12 !== null){
const err30 = {instancePath:instancePath+"/circuit_breaker",schemaPath:"#/properties/circuit_breaker/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
var _valid4 = _errs39 === errors;
if(_valid4 && valid10){
valid10 = false;
passing2 = [passing2, 1];
}
else {
if(_valid4){
valid10 = true;
passing2 = 1;
}
}
if(!valid10){
const err31 = {instancePath:instancePath+"/circuit_breaker",schemaPath:"#/properties/circuit_breaker/oneOf",keyword:"oneOf",params:{passingSchemas: passing2},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
else {
errors = _errs37;
if(vErrors !== null){
if(_errs37){
vErrors.length = _errs37;
}
else {
vErrors = null;
}
}
}
}
if(data.scheduled_at !== undefined){
let data13 = data.scheduled_at;
if((typeof data13 !== "string") && (data13 !== null)){
const err32 = {instancePath:instancePath+"/scheduled_at",schemaPath:"#/properties/scheduled_at/type",keyword:"type",params:{type: schema_CampaignCreate.properties.scheduled_at.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(typeof data13 === "string"){
if(!(formats_37d7ec70.validate(data13))){
const err33 = {instancePath:instancePath+"/scheduled_at",schemaPath:"#/properties/scheduled_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
if(data.id !== undefined){
delete data["id"];
}
if(data.status !== undefined){
delete data["status"];
}
if(data.pause_reason !== undefined){
delete data["pause_reason"];
}
if(data.pause_detail !== undefined){
delete data["pause_detail"];
}
if(data.next_dial_at !== undefined){
delete data["next_dial_at"];
}
if(data.round !== undefined){
delete data["round"];
}
if(data.stats !== undefined){
delete data["stats"];
}
if(data.started_at !== undefined){
delete data["started_at"];
}
if(data.completed_at !== undefined){
delete data["completed_at"];
}
if(data.created_at !== undefined){
delete data["created_at"];
}
if(data.updated_at !== undefined){
delete data["updated_at"];
}
}
else {
const err34 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
validate_CampaignCreate.errors = vErrors;
return errors === 0;
}
validate_CampaignCreate.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.CampaignRetryRequest = validate_CampaignRetryRequest;
const schema_CampaignRetryRequest = {"type":"object","properties":{"outcomes":{"type":"array","minItems":1,"maxItems":21,"if":{"maxItems":21},"then":{"items":{"$ref":"schema:CallEndReason"},"uniqueItems":true}}},"additionalProperties":false};
const schema_CallEndReason = {"type":"string","enum":["busy","no_answer","declined","invalid_number","carrier_error","dnc_blocked","concurrency_timeout","insufficient_funds","canceled","caller_hangup","agent_hangup","ended_by_api","transferred","voicemail","inactivity","max_duration","repetition","engine_error","stt_error","tts_error","media_lost","internal_error"]};

function validate_CallEndReason(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_CallEndReason.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((((((((((((((((((((((data === "busy") || (data === "no_answer")) || (data === "declined")) || (data === "invalid_number")) || (data === "carrier_error")) || (data === "dnc_blocked")) || (data === "concurrency_timeout")) || (data === "insufficient_funds")) || (data === "canceled")) || (data === "caller_hangup")) || (data === "agent_hangup")) || (data === "ended_by_api")) || (data === "transferred")) || (data === "voicemail")) || (data === "inactivity")) || (data === "max_duration")) || (data === "repetition")) || (data === "engine_error")) || (data === "stt_error")) || (data === "tts_error")) || (data === "media_lost")) || (data === "internal_error"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_CallEndReason.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate_CallEndReason.errors = vErrors;
return errors === 0;
}
validate_CallEndReason.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate_CampaignRetryRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_CampaignRetryRequest.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "outcomes")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "outcomes"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.outcomes !== undefined){
let data0 = data.outcomes;
const _errs4 = errors;
let valid1 = true;
const _errs5 = errors;
if(Array.isArray(data0)){
if(data0.length > 21){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs5 === errors;
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs6 = errors;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate_CallEndReason(data0[i0], {instancePath:instancePath+"/outcomes/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_CallEndReason.errors : vErrors.concat(validate_CallEndReason.errors);
errors = vErrors.length;
}
}
let i1 = data0.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func_equal(data0[i1], data0[j0])){
const err2 = {instancePath:instancePath+"/outcomes",schemaPath:"#/properties/outcomes/then/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
break outer0;
}
}
}
}
}
var _valid0 = _errs6 === errors;
valid1 = _valid0;
}
if(!valid1){
const err3 = {instancePath:instancePath+"/outcomes",schemaPath:"#/properties/outcomes/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(Array.isArray(data0)){
if(data0.length > 21){
const err4 = {instancePath:instancePath+"/outcomes",schemaPath:"#/properties/outcomes/maxItems",keyword:"maxItems",params:{limit: 21},message:"must NOT have more than 21 items"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.length < 1){
const err5 = {instancePath:instancePath+"/outcomes",schemaPath:"#/properties/outcomes/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/outcomes",schemaPath:"#/properties/outcomes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate_CampaignRetryRequest.errors = vErrors;
return errors === 0;
}
validate_CampaignRetryRequest.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.CampaignUpdate = validate_CampaignUpdate;
const schema_CampaignUpdate = {"type":"object","properties":{"name":{"type":"string","minLength":1,"maxLength":100},"agent_id":{"type":["string","null"],"maxLength":64},"from_numbers":{"type":["array","null"],"maxItems":100,"if":{"maxItems":100},"then":{"items":{"$ref":"schema:E164"},"uniqueItems":true}},"dials_per_second":{"type":["number","null"],"minimum":0.1,"maximum":100},"concurrency":{"type":["integer","null"],"minimum":1,"maximum":10000},"retry":{"oneOf":[{"$ref":"schema:CampaignRetry"},{"type":"null"}]},"windows":{"type":["array","null"],"maxItems":50,"if":{"maxItems":50},"then":{"items":{"$ref":"schema:CallingWindow"}}},"time_zone":{"type":["string","null"],"maxLength":64},"default_country":{"type":["string","null"],"pattern":"^[A-Z]{2}$"},"voicemail":{"oneOf":[{"$ref":"schema:Voicemail"},{"type":"null"}]},"circuit_breaker":{"oneOf":[{"$ref":"schema:CircuitBreaker"},{"type":"null"}]},"scheduled_at":{"type":["string","null"],"format":"date-time"},"id":{"dropped":true},"status":{"dropped":true},"pause_reason":{"dropped":true},"pause_detail":{"dropped":true},"next_dial_at":{"dropped":true},"round":{"dropped":true},"stats":{"dropped":true},"started_at":{"dropped":true},"completed_at":{"dropped":true},"created_at":{"dropped":true},"updated_at":{"dropped":true}},"additionalProperties":false};

function validate_CampaignUpdate(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_CampaignUpdate.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func_hasOwnProperty.call(schema_CampaignUpdate.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "name,agent_id,from_numbers,dials_per_second,concurrency,retry,windows,time_zone,default_country,voicemail,circuit_breaker,scheduled_at"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func_ucs2length(data0) > 100){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func_ucs2length(data0) < 1){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.agent_id !== undefined){
let data1 = data.agent_id;
if((typeof data1 !== "string") && (data1 !== null)){
const err4 = {instancePath:instancePath+"/agent_id",schemaPath:"#/properties/agent_id/type",keyword:"type",params:{type: schema_CampaignUpdate.properties.agent_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data1 === "string"){
if(func_ucs2length(data1) > 64){
const err5 = {instancePath:instancePath+"/agent_id",schemaPath:"#/properties/agent_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data.from_numbers !== undefined){
let data2 = data.from_numbers;
if((!(Array.isArray(data2))) && (data2 !== null)){
const err6 = {instancePath:instancePath+"/from_numbers",schemaPath:"#/properties/from_numbers/type",keyword:"type",params:{type: schema_CampaignUpdate.properties.from_numbers.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const _errs8 = errors;
let valid1 = true;
const _errs9 = errors;
if(Array.isArray(data2)){
if(data2.length > 100){
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var _valid0 = _errs9 === errors;
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs10 = errors;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate_E164(data2[i0], {instancePath:instancePath+"/from_numbers/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_E164.errors : vErrors.concat(validate_E164.errors);
errors = vErrors.length;
}
}
let i1 = data2.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func_equal(data2[i1], data2[j0])){
const err8 = {instancePath:instancePath+"/from_numbers",schemaPath:"#/properties/from_numbers/then/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
break outer0;
}
}
}
}
}
var _valid0 = _errs10 === errors;
valid1 = _valid0;
}
if(!valid1){
const err9 = {instancePath:instancePath+"/from_numbers",schemaPath:"#/properties/from_numbers/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(Array.isArray(data2)){
if(data2.length > 100){
const err10 = {instancePath:instancePath+"/from_numbers",schemaPath:"#/properties/from_numbers/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data.dials_per_second !== undefined){
let data4 = data.dials_per_second;
if((!(typeof data4 == "number")) && (data4 !== null)){
const err11 = {instancePath:instancePath+"/dials_per_second",schemaPath:"#/properties/dials_per_second/type",keyword:"type",params:{type: schema_CampaignUpdate.properties.dials_per_second.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data4 == "number"){
if(data4 > 100 || isNaN(data4)){
const err12 = {instancePath:instancePath+"/dials_per_second",schemaPath:"#/properties/dials_per_second/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data4 < 0.1 || isNaN(data4)){
const err13 = {instancePath:instancePath+"/dials_per_second",schemaPath:"#/properties/dials_per_second/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.1},message:"must be >= 0.1"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
if(data.concurrency !== undefined){
let data5 = data.concurrency;
if((!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))) && (data5 !== null)){
const err14 = {instancePath:instancePath+"/concurrency",schemaPath:"#/properties/concurrency/type",keyword:"type",params:{type: schema_CampaignUpdate.properties.concurrency.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data5 == "number"){
if(data5 > 10000 || isNaN(data5)){
const err15 = {instancePath:instancePath+"/concurrency",schemaPath:"#/properties/concurrency/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},message:"must be <= 10000"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err16 = {instancePath:instancePath+"/concurrency",schemaPath:"#/properties/concurrency/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
if(data.retry !== undefined){
let data6 = data.retry;
const _errs17 = errors;
let valid5 = false;
let passing0 = null;
const _errs18 = errors;
if(!(validate_CampaignRetry(data6, {instancePath:instancePath+"/retry",parentData:data,parentDataProperty:"retry",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_CampaignRetry.errors : vErrors.concat(validate_CampaignRetry.errors);
errors = vErrors.length;
}
var _valid1 = _errs18 === errors;
if(_valid1){
valid5 = true;
passing0 = 0;
}
const _errs19 = errors;
if(data6 !== null){
const err17 = {instancePath:instancePath+"/retry",schemaPath:"#/properties/retry/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var _valid1 = _errs19 === errors;
if(_valid1 && valid5){
valid5 = false;
passing0 = [passing0, 1];
}
else {
if(_valid1){
valid5 = true;
passing0 = 1;
}
}
if(!valid5){
const err18 = {instancePath:instancePath+"/retry",schemaPath:"#/properties/retry/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
else {
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
}
}
if(data.windows !== undefined){
let data7 = data.windows;
if((!(Array.isArray(data7))) && (data7 !== null)){
const err19 = {instancePath:instancePath+"/windows",schemaPath:"#/properties/windows/type",keyword:"type",params:{type: schema_CampaignUpdate.properties.windows.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const _errs23 = errors;
let valid6 = true;
const _errs24 = errors;
if(Array.isArray(data7)){
if(data7.length > 50){
const err20 = {};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
var _valid2 = _errs24 === errors;
errors = _errs23;
if(vErrors !== null){
if(_errs23){
vErrors.length = _errs23;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs25 = errors;
if(Array.isArray(data7)){
const len1 = data7.length;
for(let i2=0; i2<len1; i2++){
if(!(validate_CallingWindow(data7[i2], {instancePath:instancePath+"/windows/" + i2,parentData:data7,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_CallingWindow.errors : vErrors.concat(validate_CallingWindow.errors);
errors = vErrors.length;
}
}
}
var _valid2 = _errs25 === errors;
valid6 = _valid2;
}
if(!valid6){
const err21 = {instancePath:instancePath+"/windows",schemaPath:"#/properties/windows/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(Array.isArray(data7)){
if(data7.length > 50){
const err22 = {instancePath:instancePath+"/windows",schemaPath:"#/properties/windows/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
if(data.time_zone !== undefined){
let data9 = data.time_zone;
if((typeof data9 !== "string") && (data9 !== null)){
const err23 = {instancePath:instancePath+"/time_zone",schemaPath:"#/properties/time_zone/type",keyword:"type",params:{type: schema_CampaignUpdate.properties.time_zone.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(typeof data9 === "string"){
if(func_ucs2length(data9) > 64){
const err24 = {instancePath:instancePath+"/time_zone",schemaPath:"#/properties/time_zone/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
if(data.default_country !== undefined){
let data10 = data.default_country;
if((typeof data10 !== "string") && (data10 !== null)){
const err25 = {instancePath:instancePath+"/default_country",schemaPath:"#/properties/default_country/type",keyword:"type",params:{type: schema_CampaignUpdate.properties.default_country.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(typeof data10 === "string"){
if(!pattern_4ad7b0ab.test(data10)){
const err26 = {instancePath:instancePath+"/default_country",schemaPath:"#/properties/default_country/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{2}$"},message:"must match pattern \""+"^[A-Z]{2}$"+"\""};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
if(data.voicemail !== undefined){
let data11 = data.voicemail;
const _errs32 = errors;
let valid9 = false;
let passing1 = null;
const _errs33 = errors;
if(!(validate_Voicemail(data11, {instancePath:instancePath+"/voicemail",parentData:data,parentDataProperty:"voicemail",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Voicemail.errors : vErrors.concat(validate_Voicemail.errors);
errors = vErrors.length;
}
var _valid3 = _errs33 === errors;
if(_valid3){
valid9 = true;
passing1 = 0;
}
const _errs34 = errors;
if(data11 !== null){
const err27 = {instancePath:instancePath+"/voicemail",schemaPath:"#/properties/voicemail/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
var _valid3 = _errs34 === errors;
if(_valid3 && valid9){
valid9 = false;
passing1 = [passing1, 1];
}
else {
if(_valid3){
valid9 = true;
passing1 = 1;
}
}
if(!valid9){
const err28 = {instancePath:instancePath+"/voicemail",schemaPath:"#/properties/voicemail/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
else {
errors = _errs32;
if(vErrors !== null){
if(_errs32){
vErrors.length = _errs32;
}
else {
vErrors = null;
}
}
}
}
if(data.circuit_breaker !== undefined){
let data12 = data.circuit_breaker;
const _errs37 = errors;
let valid10 = false;
let passing2 = null;
const _errs38 = errors;
if(!(validate_CircuitBreaker(data12, {instancePath:instancePath+"/circuit_breaker",parentData:data,parentDataProperty:"circuit_breaker",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_CircuitBreaker.errors : vErrors.concat(validate_CircuitBreaker.errors);
errors = vErrors.length;
}
var _valid4 = _errs38 === errors;
if(_valid4){
valid10 = true;
passing2 = 0;
}
const _errs39 = errors;
if(data12 !== null){
const err29 = {instancePath:instancePath+"/circuit_breaker",schemaPath:"#/properties/circuit_breaker/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
var _valid4 = _errs39 === errors;
if(_valid4 && valid10){
valid10 = false;
passing2 = [passing2, 1];
}
else {
if(_valid4){
valid10 = true;
passing2 = 1;
}
}
if(!valid10){
const err30 = {instancePath:instancePath+"/circuit_breaker",schemaPath:"#/properties/circuit_breaker/oneOf",keyword:"oneOf",params:{passingSchemas: passing2},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
else {
errors = _errs37;
if(vErrors !== null){
if(_errs37){
vErrors.length = _errs37;
}
else {
vErrors = null;
}
}
}
}
if(data.scheduled_at !== undefined){
let data13 = data.scheduled_at;
if((typeof data13 !== "string") && (data13 !== null)){
const err31 = {instancePath:instancePath+"/scheduled_at",schemaPath:"#/properties/scheduled_at/type",keyword:"type",params:{type: schema_CampaignUpdate.properties.scheduled_at.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(typeof data13 === "string"){
if(!(formats_37d7ec70.validate(data13))){
const err32 = {instancePath:instancePath+"/scheduled_at",schemaPath:"#/properties/scheduled_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
if(data.id !== undefined){
delete data["id"];
}
if(data.status !== undefined){
delete data["status"];
}
if(data.pause_reason !== undefined){
delete data["pause_reason"];
}
if(data.pause_detail !== undefined){
delete data["pause_detail"];
}
if(data.next_dial_at !== undefined){
delete data["next_dial_at"];
}
if(data.round !== undefined){
delete data["round"];
}
if(data.stats !== undefined){
delete data["stats"];
}
if(data.started_at !== undefined){
delete data["started_at"];
}
if(data.completed_at !== undefined){
delete data["completed_at"];
}
if(data.created_at !== undefined){
delete data["created_at"];
}
if(data.updated_at !== undefined){
delete data["updated_at"];
}
}
else {
const err33 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
validate_CampaignUpdate.errors = vErrors;
return errors === 0;
}
validate_CampaignUpdate.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.CustomLlmServerMessage = validate_CustomLlmServerMessage;
const schema_CustomLlmServerMessage = {"oneOf":[{"$ref":"schema:CustomLlmConfig"},{"$ref":"schema:CustomLlmPong"},{"$ref":"schema:CustomLlmResponse"},{"$ref":"schema:CustomLlmAgentInterrupt"},{"$ref":"schema:CustomLlmToolCall"},{"$ref":"schema:CustomLlmToolResult"}],"discriminator":{"propertyName":"response_type"},"variants":["config","ping_pong","response","agent_interrupt","tool_call_invocation","tool_call_result"],"type":"object"};
const schema_CustomLlmConfig = {"type":"object","required":["response_type","config"],"properties":{"response_type":{"type":"string","const":"config"},"config":{"$ref":"schema:CustomLlmOptions"}},"additionalProperties":false};
const schema_CustomLlmOptions = {"type":"object","properties":{"auto_reconnect":{"type":"boolean"},"call_details":{"type":"boolean"},"transcript_with_tool_calls":{"type":"boolean"}},"additionalProperties":false};

function validate_CustomLlmOptions(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_CustomLlmOptions.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "auto_reconnect") || (key0 === "call_details")) || (key0 === "transcript_with_tool_calls"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "auto_reconnect,call_details,transcript_with_tool_calls"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.auto_reconnect !== undefined){
if(typeof data.auto_reconnect !== "boolean"){
const err1 = {instancePath:instancePath+"/auto_reconnect",schemaPath:"#/properties/auto_reconnect/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.call_details !== undefined){
if(typeof data.call_details !== "boolean"){
const err2 = {instancePath:instancePath+"/call_details",schemaPath:"#/properties/call_details/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.transcript_with_tool_calls !== undefined){
if(typeof data.transcript_with_tool_calls !== "boolean"){
const err3 = {instancePath:instancePath+"/transcript_with_tool_calls",schemaPath:"#/properties/transcript_with_tool_calls/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate_CustomLlmOptions.errors = vErrors;
return errors === 0;
}
validate_CustomLlmOptions.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate_CustomLlmConfig(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_CustomLlmConfig.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.response_type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "response_type"},message:"must have required property '"+"response_type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.config === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "config"},message:"must have required property '"+"config"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "response_type") || (key0 === "config"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "response_type,config"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.response_type !== undefined){
let data0 = data.response_type;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/response_type",schemaPath:"#/properties/response_type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("config" !== data0){
const err4 = {instancePath:instancePath+"/response_type",schemaPath:"#/properties/response_type/const",keyword:"const",params:{allowedValue: "config"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.config !== undefined){
if(!(validate_CustomLlmOptions(data.config, {instancePath:instancePath+"/config",parentData:data,parentDataProperty:"config",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_CustomLlmOptions.errors : vErrors.concat(validate_CustomLlmOptions.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate_CustomLlmConfig.errors = vErrors;
return errors === 0;
}
validate_CustomLlmConfig.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema_CustomLlmPong = {"type":"object","required":["response_type"],"properties":{"response_type":{"type":"string","const":"ping_pong"},"timestamp":{"type":"number"}},"additionalProperties":false};

function validate_CustomLlmPong(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_CustomLlmPong.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.response_type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "response_type"},message:"must have required property '"+"response_type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "response_type") || (key0 === "timestamp"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "response_type,timestamp"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.response_type !== undefined){
let data0 = data.response_type;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/response_type",schemaPath:"#/properties/response_type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if("ping_pong" !== data0){
const err3 = {instancePath:instancePath+"/response_type",schemaPath:"#/properties/response_type/const",keyword:"const",params:{allowedValue: "ping_pong"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.timestamp !== undefined){
if(!(typeof data.timestamp == "number")){
const err4 = {instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate_CustomLlmPong.errors = vErrors;
return errors === 0;
}
validate_CustomLlmPong.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema_CustomLlmResponse = {"type":"object","required":["response_type","response_id"],"properties":{"response_type":{"type":"string","const":"response"},"response_id":{"type":"integer"},"content":{"type":"string"},"content_complete":{"type":"boolean"},"no_interruption_allowed":{"type":"boolean"},"end_call":{"type":"boolean"},"transfer_number":{"type":"string"},"digit_to_press":{"type":"string"}},"additionalProperties":false};

function validate_CustomLlmResponse(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_CustomLlmResponse.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.response_type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "response_type"},message:"must have required property '"+"response_type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.response_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "response_id"},message:"must have required property '"+"response_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "response_type") || (key0 === "response_id")) || (key0 === "content")) || (key0 === "content_complete")) || (key0 === "no_interruption_allowed")) || (key0 === "end_call")) || (key0 === "transfer_number")) || (key0 === "digit_to_press"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "response_type,response_id,content,content_complete,no_interruption_allowed,end_call,transfer_number,digit_to_press"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.response_type !== undefined){
let data0 = data.response_type;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/response_type",schemaPath:"#/properties/response_type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("response" !== data0){
const err4 = {instancePath:instancePath+"/response_type",schemaPath:"#/properties/response_type/const",keyword:"const",params:{allowedValue: "response"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.response_id !== undefined){
let data1 = data.response_id;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err5 = {instancePath:instancePath+"/response_id",schemaPath:"#/properties/response_id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.content !== undefined){
if(typeof data.content !== "string"){
const err6 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.content_complete !== undefined){
if(typeof data.content_complete !== "boolean"){
const err7 = {instancePath:instancePath+"/content_complete",schemaPath:"#/properties/content_complete/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.no_interruption_allowed !== undefined){
if(typeof data.no_interruption_allowed !== "boolean"){
const err8 = {instancePath:instancePath+"/no_interruption_allowed",schemaPath:"#/properties/no_interruption_allowed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.end_call !== undefined){
if(typeof data.end_call !== "boolean"){
const err9 = {instancePath:instancePath+"/end_call",schemaPath:"#/properties/end_call/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.transfer_number !== undefined){
if(typeof data.transfer_number !== "string"){
const err10 = {instancePath:instancePath+"/transfer_number",schemaPath:"#/properties/transfer_number/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.digit_to_press !== undefined){
if(typeof data.digit_to_press !== "string"){
const err11 = {instancePath:instancePath+"/digit_to_press",schemaPath:"#/properties/digit_to_press/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate_CustomLlmResponse.errors = vErrors;
return errors === 0;
}
validate_CustomLlmResponse.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema_CustomLlmAgentInterrupt = {"type":"object","required":["response_type","interrupt_id"],"properties":{"response_type":{"type":"string","const":"agent_interrupt"},"interrupt_id":{"type":"integer"},"content":{"type":"string"},"content_complete":{"type":"boolean"},"no_interruption_allowed":{"type":"boolean"},"end_call":{"type":"boolean"},"transfer_number":{"type":"string"},"digit_to_press":{"type":"string"}},"additionalProperties":false};

function validate_CustomLlmAgentInterrupt(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_CustomLlmAgentInterrupt.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.response_type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "response_type"},message:"must have required property '"+"response_type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.interrupt_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "interrupt_id"},message:"must have required property '"+"interrupt_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "response_type") || (key0 === "interrupt_id")) || (key0 === "content")) || (key0 === "content_complete")) || (key0 === "no_interruption_allowed")) || (key0 === "end_call")) || (key0 === "transfer_number")) || (key0 === "digit_to_press"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "response_type,interrupt_id,content,content_complete,no_interruption_allowed,end_call,transfer_number,digit_to_press"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.response_type !== undefined){
let data0 = data.response_type;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/response_type",schemaPath:"#/properties/response_type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("agent_interrupt" !== data0){
const err4 = {instancePath:instancePath+"/response_type",schemaPath:"#/properties/response_type/const",keyword:"const",params:{allowedValue: "agent_interrupt"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.interrupt_id !== undefined){
let data1 = data.interrupt_id;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err5 = {instancePath:instancePath+"/interrupt_id",schemaPath:"#/properties/interrupt_id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.content !== undefined){
if(typeof data.content !== "string"){
const err6 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.content_complete !== undefined){
if(typeof data.content_complete !== "boolean"){
const err7 = {instancePath:instancePath+"/content_complete",schemaPath:"#/properties/content_complete/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.no_interruption_allowed !== undefined){
if(typeof data.no_interruption_allowed !== "boolean"){
const err8 = {instancePath:instancePath+"/no_interruption_allowed",schemaPath:"#/properties/no_interruption_allowed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.end_call !== undefined){
if(typeof data.end_call !== "boolean"){
const err9 = {instancePath:instancePath+"/end_call",schemaPath:"#/properties/end_call/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.transfer_number !== undefined){
if(typeof data.transfer_number !== "string"){
const err10 = {instancePath:instancePath+"/transfer_number",schemaPath:"#/properties/transfer_number/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.digit_to_press !== undefined){
if(typeof data.digit_to_press !== "string"){
const err11 = {instancePath:instancePath+"/digit_to_press",schemaPath:"#/properties/digit_to_press/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate_CustomLlmAgentInterrupt.errors = vErrors;
return errors === 0;
}
validate_CustomLlmAgentInterrupt.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema_CustomLlmToolCall = {"type":"object","required":["response_type","tool_call_id","name"],"properties":{"response_type":{"type":"string","const":"tool_call_invocation"},"tool_call_id":{"type":"string"},"name":{"type":"string"},"arguments":{"type":"string"}},"additionalProperties":false};

function validate_CustomLlmToolCall(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_CustomLlmToolCall.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.response_type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "response_type"},message:"must have required property '"+"response_type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.tool_call_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tool_call_id"},message:"must have required property '"+"tool_call_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.name === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "response_type") || (key0 === "tool_call_id")) || (key0 === "name")) || (key0 === "arguments"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "response_type,tool_call_id,name,arguments"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.response_type !== undefined){
let data0 = data.response_type;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/response_type",schemaPath:"#/properties/response_type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if("tool_call_invocation" !== data0){
const err5 = {instancePath:instancePath+"/response_type",schemaPath:"#/properties/response_type/const",keyword:"const",params:{allowedValue: "tool_call_invocation"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.tool_call_id !== undefined){
if(typeof data.tool_call_id !== "string"){
const err6 = {instancePath:instancePath+"/tool_call_id",schemaPath:"#/properties/tool_call_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.arguments !== undefined){
if(typeof data.arguments !== "string"){
const err8 = {instancePath:instancePath+"/arguments",schemaPath:"#/properties/arguments/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate_CustomLlmToolCall.errors = vErrors;
return errors === 0;
}
validate_CustomLlmToolCall.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema_CustomLlmToolResult = {"type":"object","required":["response_type","tool_call_id","content"],"properties":{"response_type":{"type":"string","const":"tool_call_result"},"tool_call_id":{"type":"string"},"content":{"type":"string"}},"additionalProperties":false};

function validate_CustomLlmToolResult(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_CustomLlmToolResult.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.response_type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "response_type"},message:"must have required property '"+"response_type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.tool_call_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tool_call_id"},message:"must have required property '"+"tool_call_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.content === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "response_type") || (key0 === "tool_call_id")) || (key0 === "content"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "response_type,tool_call_id,content"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.response_type !== undefined){
let data0 = data.response_type;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/response_type",schemaPath:"#/properties/response_type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if("tool_call_result" !== data0){
const err5 = {instancePath:instancePath+"/response_type",schemaPath:"#/properties/response_type/const",keyword:"const",params:{allowedValue: "tool_call_result"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.tool_call_id !== undefined){
if(typeof data.tool_call_id !== "string"){
const err6 = {instancePath:instancePath+"/tool_call_id",schemaPath:"#/properties/tool_call_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.content !== undefined){
if(typeof data.content !== "string"){
const err7 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate_CustomLlmToolResult.errors = vErrors;
return errors === 0;
}
validate_CustomLlmToolResult.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate_CustomLlmServerMessage(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_CustomLlmServerMessage.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.response_type;
if(typeof tag0 == "string"){
if(tag0 === "config"){
if(!(validate_CustomLlmConfig(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_CustomLlmConfig.errors : vErrors.concat(validate_CustomLlmConfig.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "ping_pong"){
if(!(validate_CustomLlmPong(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_CustomLlmPong.errors : vErrors.concat(validate_CustomLlmPong.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "response"){
if(!(validate_CustomLlmResponse(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_CustomLlmResponse.errors : vErrors.concat(validate_CustomLlmResponse.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "agent_interrupt"){
if(!(validate_CustomLlmAgentInterrupt(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_CustomLlmAgentInterrupt.errors : vErrors.concat(validate_CustomLlmAgentInterrupt.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "tool_call_invocation"){
if(!(validate_CustomLlmToolCall(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_CustomLlmToolCall.errors : vErrors.concat(validate_CustomLlmToolCall.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "tool_call_result"){
if(!(validate_CustomLlmToolResult(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_CustomLlmToolResult.errors : vErrors.concat(validate_CustomLlmToolResult.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
const err0 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "response_type", tagValue: tag0, variants: "config, ping_pong, response, agent_interrupt, tool_call_invocation, tool_call_result"},message:"value of tag \"response_type\" must be in oneOf"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "response_type", tagValue: tag0, variants: "config, ping_pong, response, agent_interrupt, tool_call_invocation, tool_call_result"},message:"tag \"response_type\" must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate_CustomLlmServerMessage.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate_CustomLlmServerMessage.evaluated = {"dynamicProps":true,"dynamicItems":false};

exports.DeliveryReplay = validate_DeliveryReplay;
const schema_DeliveryReplay = {"type":"object","minProperties":1,"properties":{"ids":{"type":"array","minItems":1,"maxItems":1000,"if":{"maxItems":1000},"then":{"items":{"type":"string","maxLength":64},"uniqueItems":true}},"webhook_id":{"type":"string","maxLength":64},"status":{"$ref":"schema:DeliveryStatus"},"event":{"$ref":"schema:EventName"},"from":{"type":"string","format":"date-time"},"to":{"type":"string","format":"date-time"}},"additionalProperties":false};
const schema_DeliveryStatus = {"type":"string","enum":["pending","retrying","succeeded","rejected","dead_letter","canceled"]};

function validate_DeliveryStatus(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_DeliveryStatus.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((((((data === "pending") || (data === "retrying")) || (data === "succeeded")) || (data === "rejected")) || (data === "dead_letter")) || (data === "canceled"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_DeliveryStatus.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate_DeliveryStatus.errors = vErrors;
return errors === 0;
}
validate_DeliveryStatus.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate_DeliveryReplay(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_DeliveryReplay.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "ids") || (key0 === "webhook_id")) || (key0 === "status")) || (key0 === "event")) || (key0 === "from")) || (key0 === "to"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "ids,webhook_id,status,event,from,to"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.ids !== undefined){
let data0 = data.ids;
const _errs4 = errors;
let valid1 = true;
const _errs5 = errors;
if(Array.isArray(data0)){
if(data0.length > 1000){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs5 === errors;
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs6 = errors;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(func_ucs2length(data1) > 64){
const err3 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/then/items/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/then/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
let i1 = data0.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data0[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err5 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/then/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
var _valid0 = _errs6 === errors;
valid1 = _valid0;
}
if(!valid1){
const err6 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(Array.isArray(data0)){
if(data0.length > 1000){
const err7 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data0.length < 1){
const err8 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.webhook_id !== undefined){
let data2 = data.webhook_id;
if(typeof data2 === "string"){
if(func_ucs2length(data2) > 64){
const err10 = {instancePath:instancePath+"/webhook_id",schemaPath:"#/properties/webhook_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/webhook_id",schemaPath:"#/properties/webhook_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.status !== undefined){
if(!(validate_DeliveryStatus(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_DeliveryStatus.errors : vErrors.concat(validate_DeliveryStatus.errors);
errors = vErrors.length;
}
}
if(data.event !== undefined){
if(!(validate_EventName(data.event, {instancePath:instancePath+"/event",parentData:data,parentDataProperty:"event",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_EventName.errors : vErrors.concat(validate_EventName.errors);
errors = vErrors.length;
}
}
if(data.from !== undefined){
let data5 = data.from;
if(typeof data5 === "string"){
if(!(formats_37d7ec70.validate(data5))){
const err12 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.to !== undefined){
let data6 = data.to;
if(typeof data6 === "string"){
if(!(formats_37d7ec70.validate(data6))){
const err14 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate_DeliveryReplay.errors = vErrors;
return errors === 0;
}
validate_DeliveryReplay.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.DemoStart = validate_DemoStart;
const schema_DemoStart = {"type":"object","properties":{"to_number":{"type":"string","pattern":"^\\+[1-9][0-9]{6,14}$","spelled":true},"message":{"type":"string","minLength":1,"maxLength":4000},"session_id":{"type":["string","null"],"maxLength":64}},"additionalProperties":false};

function validate_DemoStart(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_DemoStart.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "to_number") || (key0 === "message")) || (key0 === "session_id"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "to_number,message,session_id"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.to_number !== undefined){
let data0 = data.to_number;
if(typeof data0 === "string"){
if(/^\+(?!.*\(0\))[1-9][0-9 .()-]*$/.test(data0)){
data0 = data0.replace(/[ .()-]/g, "");
data["to_number"] = data0;
}
if(!pattern_a2710880.test(data0)){
const err1 = {instancePath:instancePath+"/to_number",schemaPath:"#/properties/to_number/pattern",keyword:"pattern",params:{pattern: "^\\+[1-9][0-9]{6,14}$"},message:"must match pattern \""+"^\\+[1-9][0-9]{6,14}$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/to_number",schemaPath:"#/properties/to_number/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.message !== undefined){
let data1 = data.message;
if(typeof data1 === "string"){
if(func_ucs2length(data1) > 4000){
const err3 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func_ucs2length(data1) < 1){
const err4 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.session_id !== undefined){
let data2 = data.session_id;
if((typeof data2 !== "string") && (data2 !== null)){
const err6 = {instancePath:instancePath+"/session_id",schemaPath:"#/properties/session_id/type",keyword:"type",params:{type: schema_DemoStart.properties.session_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data2 === "string"){
if(func_ucs2length(data2) > 64){
const err7 = {instancePath:instancePath+"/session_id",schemaPath:"#/properties/session_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate_DemoStart.errors = vErrors;
return errors === 0;
}
validate_DemoStart.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.DncNumbersAdd = validate_DncNumbersAdd;
const schema_DncNumbersAdd = {"type":"object","required":["numbers"],"properties":{"numbers":{"type":"array","minItems":1,"maxItems":100000,"if":{"maxItems":100000},"then":{"items":{"type":"string","maxLength":64}}},"reason":{"type":["string","null"],"maxLength":500},"call_id":{"type":["string","null"],"maxLength":64}},"additionalProperties":false};

function validate_DncNumbersAdd(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_DncNumbersAdd.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.numbers === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "numbers"},message:"must have required property '"+"numbers"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "numbers") || (key0 === "reason")) || (key0 === "call_id"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "numbers,reason,call_id"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.numbers !== undefined){
let data0 = data.numbers;
const _errs4 = errors;
let valid1 = true;
const _errs5 = errors;
if(Array.isArray(data0)){
if(data0.length > 100000){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs5 === errors;
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs6 = errors;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(func_ucs2length(data1) > 64){
const err3 = {instancePath:instancePath+"/numbers/" + i0,schemaPath:"#/properties/numbers/then/items/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/numbers/" + i0,schemaPath:"#/properties/numbers/then/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
var _valid0 = _errs6 === errors;
valid1 = _valid0;
}
if(!valid1){
const err5 = {instancePath:instancePath+"/numbers",schemaPath:"#/properties/numbers/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(Array.isArray(data0)){
if(data0.length > 100000){
const err6 = {instancePath:instancePath+"/numbers",schemaPath:"#/properties/numbers/maxItems",keyword:"maxItems",params:{limit: 100000},message:"must NOT have more than 100000 items"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data0.length < 1){
const err7 = {instancePath:instancePath+"/numbers",schemaPath:"#/properties/numbers/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/numbers",schemaPath:"#/properties/numbers/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.reason !== undefined){
let data2 = data.reason;
if((typeof data2 !== "string") && (data2 !== null)){
const err9 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: schema_DncNumbersAdd.properties.reason.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data2 === "string"){
if(func_ucs2length(data2) > 500){
const err10 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data.call_id !== undefined){
let data3 = data.call_id;
if((typeof data3 !== "string") && (data3 !== null)){
const err11 = {instancePath:instancePath+"/call_id",schemaPath:"#/properties/call_id/type",keyword:"type",params:{type: schema_DncNumbersAdd.properties.call_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data3 === "string"){
if(func_ucs2length(data3) > 64){
const err12 = {instancePath:instancePath+"/call_id",schemaPath:"#/properties/call_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate_DncNumbersAdd.errors = vErrors;
return errors === 0;
}
validate_DncNumbersAdd.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.FunctionTest = validate_FunctionTest;
const schema_FunctionTest = {"type":"object","required":["name"],"properties":{"name":{"$ref":"schema:FunctionName"},"arguments":{"type":"object","additionalProperties":true}},"additionalProperties":false};

function validate_FunctionTest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_FunctionTest.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "name") || (key0 === "arguments"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "name,arguments"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.name !== undefined){
if(!(validate_FunctionName(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_FunctionName.errors : vErrors.concat(validate_FunctionName.errors);
errors = vErrors.length;
}
}
if(data.arguments !== undefined){
let data1 = data.arguments;
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
const err2 = {instancePath:instancePath+"/arguments",schemaPath:"#/properties/arguments/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate_FunctionTest.errors = vErrors;
return errors === 0;
}
validate_FunctionTest.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.InvitationAccept = validate_InvitationAccept;
const schema_InvitationAccept = {"type":"object","required":["token"],"properties":{"token":{"type":"string","minLength":1,"maxLength":200},"name":{"type":"string","minLength":1,"maxLength":100},"password":{"$ref":"schema:Password"}},"additionalProperties":false};
const schema_Password = {"type":"string","minLength":12,"maxLength":256};

function validate_Password(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_Password.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func_ucs2length(data) > 256){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func_ucs2length(data) < 12){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 12},message:"must NOT have fewer than 12 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate_Password.errors = vErrors;
return errors === 0;
}
validate_Password.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate_InvitationAccept(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_InvitationAccept.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.token === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "token"},message:"must have required property '"+"token"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "token") || (key0 === "name")) || (key0 === "password"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "token,name,password"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.token !== undefined){
let data0 = data.token;
if(typeof data0 === "string"){
if(func_ucs2length(data0) > 200){
const err2 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func_ucs2length(data0) < 1){
const err3 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func_ucs2length(data1) > 100){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func_ucs2length(data1) < 1){
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.password !== undefined){
if(!(validate_Password(data.password, {instancePath:instancePath+"/password",parentData:data,parentDataProperty:"password",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Password.errors : vErrors.concat(validate_Password.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate_InvitationAccept.errors = vErrors;
return errors === 0;
}
validate_InvitationAccept.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.InvitationCreate = validate_InvitationCreate;
const schema_InvitationCreate = {"type":"object","required":["email"],"properties":{"email":{"$ref":"schema:Email"},"role":{"$ref":"schema:WorkspaceRole"}},"additionalProperties":false};
const schema_Email = {"type":"string","format":"email","maxLength":254};
const formats_9ab8c387 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;

function validate_Email(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_Email.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func_ucs2length(data) > 254){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(formats_9ab8c387.test(data))){
const err1 = {instancePath,schemaPath:"#/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate_Email.errors = vErrors;
return errors === 0;
}
validate_Email.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema_WorkspaceRole = {"type":"string","enum":["owner","admin","member","viewer"]};

function validate_WorkspaceRole(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_WorkspaceRole.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((((data === "owner") || (data === "admin")) || (data === "member")) || (data === "viewer"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_WorkspaceRole.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate_WorkspaceRole.errors = vErrors;
return errors === 0;
}
validate_WorkspaceRole.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate_InvitationCreate(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_InvitationCreate.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "email") || (key0 === "role"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "email,role"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.email !== undefined){
if(!(validate_Email(data.email, {instancePath:instancePath+"/email",parentData:data,parentDataProperty:"email",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Email.errors : vErrors.concat(validate_Email.errors);
errors = vErrors.length;
}
}
if(data.role !== undefined){
if(!(validate_WorkspaceRole(data.role, {instancePath:instancePath+"/role",parentData:data,parentDataProperty:"role",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_WorkspaceRole.errors : vErrors.concat(validate_WorkspaceRole.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate_InvitationCreate.errors = vErrors;
return errors === 0;
}
validate_InvitationCreate.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.KnowledgeBaseCreate = validate_KnowledgeBaseCreate;
const schema_KnowledgeBaseCreate = {"type":"object","required":["name"],"properties":{"name":{"type":"string","minLength":1,"maxLength":100},"description":{"type":"string","maxLength":2000,"default":""},"chunking":{"$ref":"schema:KnowledgeChunking"},"refresh_interval_seconds":{"type":["integer","null"],"minimum":300,"maximum":31536000},"id":{"dropped":true},"sources":{"dropped":true},"chunks":{"dropped":true},"bytes":{"dropped":true},"agent_ids":{"dropped":true},"created_at":{"dropped":true},"updated_at":{"dropped":true}},"additionalProperties":false};
const schema_KnowledgeChunking = {"type":"object","required":["max_chars","overlap_chars"],"properties":{"max_chars":{"type":"integer","minimum":200,"maximum":4000},"overlap_chars":{"type":"integer","minimum":0,"maximum":500}},"additionalProperties":false};

function validate_KnowledgeChunking(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_KnowledgeChunking.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.max_chars === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "max_chars"},message:"must have required property '"+"max_chars"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.overlap_chars === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "overlap_chars"},message:"must have required property '"+"overlap_chars"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "max_chars") || (key0 === "overlap_chars"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "max_chars,overlap_chars"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.max_chars !== undefined){
let data0 = data.max_chars;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err3 = {instancePath:instancePath+"/max_chars",schemaPath:"#/properties/max_chars/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 > 4000 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/max_chars",schemaPath:"#/properties/max_chars/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4000},message:"must be <= 4000"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0 < 200 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/max_chars",schemaPath:"#/properties/max_chars/minimum",keyword:"minimum",params:{comparison: ">=", limit: 200},message:"must be >= 200"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data.overlap_chars !== undefined){
let data1 = data.overlap_chars;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err6 = {instancePath:instancePath+"/overlap_chars",schemaPath:"#/properties/overlap_chars/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 > 500 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/overlap_chars",schemaPath:"#/properties/overlap_chars/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err8 = {instancePath:instancePath+"/overlap_chars",schemaPath:"#/properties/overlap_chars/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate_KnowledgeChunking.errors = vErrors;
return errors === 0;
}
validate_KnowledgeChunking.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate_KnowledgeBaseCreate(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_KnowledgeBaseCreate.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func_hasOwnProperty.call(schema_KnowledgeBaseCreate.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "name,description,chunking,refresh_interval_seconds"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func_ucs2length(data0) > 100){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func_ucs2length(data0) < 1){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.description !== undefined){
let data1 = data.description;
if(typeof data1 === "string"){
if(func_ucs2length(data1) > 2000){
const err5 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.chunking !== undefined){
if(!(validate_KnowledgeChunking(data.chunking, {instancePath:instancePath+"/chunking",parentData:data,parentDataProperty:"chunking",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_KnowledgeChunking.errors : vErrors.concat(validate_KnowledgeChunking.errors);
errors = vErrors.length;
}
}
if(data.refresh_interval_seconds !== undefined){
let data3 = data.refresh_interval_seconds;
if((!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))) && (data3 !== null)){
const err7 = {instancePath:instancePath+"/refresh_interval_seconds",schemaPath:"#/properties/refresh_interval_seconds/type",keyword:"type",params:{type: schema_KnowledgeBaseCreate.properties.refresh_interval_seconds.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data3 == "number"){
if(data3 > 31536000 || isNaN(data3)){
const err8 = {instancePath:instancePath+"/refresh_interval_seconds",schemaPath:"#/properties/refresh_interval_seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 31536000},message:"must be <= 31536000"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3 < 300 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/refresh_interval_seconds",schemaPath:"#/properties/refresh_interval_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 300},message:"must be >= 300"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.id !== undefined){
delete data["id"];
}
if(data.sources !== undefined){
delete data["sources"];
}
if(data.chunks !== undefined){
delete data["chunks"];
}
if(data.bytes !== undefined){
delete data["bytes"];
}
if(data.agent_ids !== undefined){
delete data["agent_ids"];
}
if(data.created_at !== undefined){
delete data["created_at"];
}
if(data.updated_at !== undefined){
delete data["updated_at"];
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate_KnowledgeBaseCreate.errors = vErrors;
return errors === 0;
}
validate_KnowledgeBaseCreate.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.KnowledgeBaseUpdate = validate_KnowledgeBaseUpdate;
const schema_KnowledgeBaseUpdate = {"properties":{"name":{"type":"string","minLength":1,"maxLength":100},"description":{"type":["string","null"],"maxLength":2000},"chunking":{"$ref":"schema:KnowledgeChunking"},"refresh_interval_seconds":{"type":["integer","null"],"minimum":300,"maximum":31536000},"id":{"dropped":true},"sources":{"dropped":true},"chunks":{"dropped":true},"bytes":{"dropped":true},"agent_ids":{"dropped":true},"created_at":{"dropped":true},"updated_at":{"dropped":true}},"type":"object","additionalProperties":false};

function validate_KnowledgeBaseUpdate(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_KnowledgeBaseUpdate.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func_hasOwnProperty.call(schema_KnowledgeBaseUpdate.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "name,description,chunking,refresh_interval_seconds"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func_ucs2length(data0) > 100){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func_ucs2length(data0) < 1){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.description !== undefined){
let data1 = data.description;
if((typeof data1 !== "string") && (data1 !== null)){
const err4 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema_KnowledgeBaseUpdate.properties.description.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data1 === "string"){
if(func_ucs2length(data1) > 2000){
const err5 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data.chunking !== undefined){
if(!(validate_KnowledgeChunking(data.chunking, {instancePath:instancePath+"/chunking",parentData:data,parentDataProperty:"chunking",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_KnowledgeChunking.errors : vErrors.concat(validate_KnowledgeChunking.errors);
errors = vErrors.length;
}
}
if(data.refresh_interval_seconds !== undefined){
let data3 = data.refresh_interval_seconds;
if((!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))) && (data3 !== null)){
const err6 = {instancePath:instancePath+"/refresh_interval_seconds",schemaPath:"#/properties/refresh_interval_seconds/type",keyword:"type",params:{type: schema_KnowledgeBaseUpdate.properties.refresh_interval_seconds.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data3 == "number"){
if(data3 > 31536000 || isNaN(data3)){
const err7 = {instancePath:instancePath+"/refresh_interval_seconds",schemaPath:"#/properties/refresh_interval_seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 31536000},message:"must be <= 31536000"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data3 < 300 || isNaN(data3)){
const err8 = {instancePath:instancePath+"/refresh_interval_seconds",schemaPath:"#/properties/refresh_interval_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 300},message:"must be >= 300"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.id !== undefined){
delete data["id"];
}
if(data.sources !== undefined){
delete data["sources"];
}
if(data.chunks !== undefined){
delete data["chunks"];
}
if(data.bytes !== undefined){
delete data["bytes"];
}
if(data.agent_ids !== undefined){
delete data["agent_ids"];
}
if(data.created_at !== undefined){
delete data["created_at"];
}
if(data.updated_at !== undefined){
delete data["updated_at"];
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate_KnowledgeBaseUpdate.errors = vErrors;
return errors === 0;
}
validate_KnowledgeBaseUpdate.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.KnowledgeQuery = validate_KnowledgeQuery;
const schema_KnowledgeQuery = {"type":"object","required":["query"],"properties":{"query":{"type":"string","minLength":1,"maxLength":2000},"limit":{"type":"integer","minimum":1,"maximum":50,"default":10},"filter":{"type":"object","maxProperties":20,"additionalProperties":true}},"additionalProperties":false};

function validate_KnowledgeQuery(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_KnowledgeQuery.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},message:"must have required property '"+"query"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "query") || (key0 === "limit")) || (key0 === "filter"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "query,limit,filter"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.query !== undefined){
let data0 = data.query;
if(typeof data0 === "string"){
if(func_ucs2length(data0) > 2000){
const err2 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func_ucs2length(data0) < 1){
const err3 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.limit !== undefined){
let data1 = data.limit;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err5 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 > 50 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50},message:"must be <= 50"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.filter !== undefined){
let data2 = data.filter;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(Object.keys(data2).length > 20){
const err8 = {instancePath:instancePath+"/filter",schemaPath:"#/properties/filter/maxProperties",keyword:"maxProperties",params:{limit: 20},message:"must NOT have more than 20 properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/filter",schemaPath:"#/properties/filter/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate_KnowledgeQuery.errors = vErrors;
return errors === 0;
}
validate_KnowledgeQuery.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.KnowledgeSourceCreate = validate_KnowledgeSourceCreate;
const schema_KnowledgeSourceCreate = {"type":"object","properties":{"content":{"type":["string","null"],"minLength":1,"maxLength":500000},"url":{"type":["string","null"],"minLength":1,"maxLength":2048},"crawl":{"oneOf":[{"$ref":"schema:KnowledgeCrawl"},{"type":"null"}]},"metadata":{"$ref":"schema:KnowledgeMetadata"},"id":{"dropped":true},"knowledge_base_id":{"dropped":true},"type":{"dropped":true},"status":{"dropped":true},"error":{"dropped":true},"file_name":{"dropped":true},"content_type":{"dropped":true},"bytes":{"dropped":true},"chunks":{"dropped":true},"pages":{"dropped":true},"last_fetched_at":{"dropped":true},"next_refresh_at":{"dropped":true},"created_at":{"dropped":true},"updated_at":{"dropped":true}},"additionalProperties":false};
const schema_KnowledgeCrawl = {"type":"object","properties":{"max_depth":{"type":"integer","minimum":0,"maximum":5,"default":2},"max_pages":{"type":"integer","minimum":1,"maximum":200,"default":50}},"additionalProperties":false};

function validate_KnowledgeCrawl(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_KnowledgeCrawl.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "max_depth") || (key0 === "max_pages"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "max_depth,max_pages"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.max_depth !== undefined){
let data0 = data.max_depth;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/max_depth",schemaPath:"#/properties/max_depth/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 > 5 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/max_depth",schemaPath:"#/properties/max_depth/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5},message:"must be <= 5"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/max_depth",schemaPath:"#/properties/max_depth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.max_pages !== undefined){
let data1 = data.max_pages;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err4 = {instancePath:instancePath+"/max_pages",schemaPath:"#/properties/max_pages/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 > 200 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/max_pages",schemaPath:"#/properties/max_pages/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/max_pages",schemaPath:"#/properties/max_pages/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate_KnowledgeCrawl.errors = vErrors;
return errors === 0;
}
validate_KnowledgeCrawl.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema_Metadata_2 = {"type":"object","maxProperties":100,"additionalProperties":true};

function validate_KnowledgeMetadata(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_KnowledgeMetadata.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 100){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate_KnowledgeMetadata.errors = vErrors;
return errors === 0;
}
validate_KnowledgeMetadata.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate_KnowledgeSourceCreate(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_KnowledgeSourceCreate.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func_hasOwnProperty.call(schema_KnowledgeSourceCreate.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "content,url,crawl,metadata"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.content !== undefined){
let data0 = data.content;
if((typeof data0 !== "string") && (data0 !== null)){
const err1 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: schema_KnowledgeSourceCreate.properties.content.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(typeof data0 === "string"){
if(func_ucs2length(data0) > 500000){
const err2 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/maxLength",keyword:"maxLength",params:{limit: 500000},message:"must NOT have more than 500000 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func_ucs2length(data0) < 1){
const err3 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.url !== undefined){
let data1 = data.url;
if((typeof data1 !== "string") && (data1 !== null)){
const err4 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: schema_KnowledgeSourceCreate.properties.url.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data1 === "string"){
if(func_ucs2length(data1) > 2048){
const err5 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func_ucs2length(data1) < 1){
const err6 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.crawl !== undefined){
let data2 = data.crawl;
const _errs7 = errors;
let valid1 = false;
let passing0 = null;
const _errs8 = errors;
if(!(validate_KnowledgeCrawl(data2, {instancePath:instancePath+"/crawl",parentData:data,parentDataProperty:"crawl",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_KnowledgeCrawl.errors : vErrors.concat(validate_KnowledgeCrawl.errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs9 = errors;
if(data2 !== null){
const err7 = {instancePath:instancePath+"/crawl",schemaPath:"#/properties/crawl/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid0 = _errs9 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err8 = {instancePath:instancePath+"/crawl",schemaPath:"#/properties/crawl/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
}
if(data.metadata !== undefined){
if(!(validate_KnowledgeMetadata(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_KnowledgeMetadata.errors : vErrors.concat(validate_KnowledgeMetadata.errors);
errors = vErrors.length;
}
}
if(data.id !== undefined){
delete data["id"];
}
if(data.knowledge_base_id !== undefined){
delete data["knowledge_base_id"];
}
if(data.type !== undefined){
delete data["type"];
}
if(data.status !== undefined){
delete data["status"];
}
if(data.error !== undefined){
delete data["error"];
}
if(data.file_name !== undefined){
delete data["file_name"];
}
if(data.content_type !== undefined){
delete data["content_type"];
}
if(data.bytes !== undefined){
delete data["bytes"];
}
if(data.chunks !== undefined){
delete data["chunks"];
}
if(data.pages !== undefined){
delete data["pages"];
}
if(data.last_fetched_at !== undefined){
delete data["last_fetched_at"];
}
if(data.next_refresh_at !== undefined){
delete data["next_refresh_at"];
}
if(data.created_at !== undefined){
delete data["created_at"];
}
if(data.updated_at !== undefined){
delete data["updated_at"];
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate_KnowledgeSourceCreate.errors = vErrors;
return errors === 0;
}
validate_KnowledgeSourceCreate.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.LoginRequest = validate_LoginRequest;
const schema_LoginRequest = {"type":"object","required":["email","password"],"properties":{"email":{"type":"string","maxLength":254},"password":{"type":"string","maxLength":256}},"additionalProperties":false};

function validate_LoginRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_LoginRequest.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.password === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "password"},message:"must have required property '"+"password"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "email") || (key0 === "password"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "email,password"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.email !== undefined){
let data0 = data.email;
if(typeof data0 === "string"){
if(func_ucs2length(data0) > 254){
const err3 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.password !== undefined){
let data1 = data.password;
if(typeof data1 === "string"){
if(func_ucs2length(data1) > 256){
const err5 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate_LoginRequest.errors = vErrors;
return errors === 0;
}
validate_LoginRequest.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.LogoutRequest = validate_LogoutRequest;
const schema_LogoutRequest = {"type":"object","properties":{"all":{"type":"boolean"}},"additionalProperties":false};

function validate_LogoutRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_LogoutRequest.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "all")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "all"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.all !== undefined){
if(typeof data.all !== "boolean"){
const err1 = {instancePath:instancePath+"/all",schemaPath:"#/properties/all/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate_LogoutRequest.errors = vErrors;
return errors === 0;
}
validate_LogoutRequest.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.MemberUpdate = validate_MemberUpdate;
const schema_MemberUpdate = {"type":"object","required":["role"],"properties":{"role":{"$ref":"schema:WorkspaceRole"}},"additionalProperties":false};

function validate_MemberUpdate(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_MemberUpdate.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.role === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "role"},message:"must have required property '"+"role"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "role")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "role"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.role !== undefined){
if(!(validate_WorkspaceRole(data.role, {instancePath:instancePath+"/role",parentData:data,parentDataProperty:"role",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_WorkspaceRole.errors : vErrors.concat(validate_WorkspaceRole.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate_MemberUpdate.errors = vErrors;
return errors === 0;
}
validate_MemberUpdate.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.MonitorClientMessage = validate_MonitorClientMessage;
const schema_MonitorClientMessage = {"oneOf":[{"$ref":"schema:MonitorSetMode"},{"$ref":"schema:MonitorWhisper"},{"$ref":"schema:MonitorSaid"}],"discriminator":{"propertyName":"type"},"variants":["mode","whisper","said"],"type":"object"};
const schema_MonitorSetMode = {"type":"object","required":["type","mode"],"properties":{"type":{"type":"string","const":"mode"},"mode":{"$ref":"schema:MonitorMode"}},"additionalProperties":false};
const schema_MonitorMode = {"type":"string","enum":["listen","whisper","barge"]};

function validate_MonitorMode(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_MonitorMode.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((data === "listen") || (data === "whisper")) || (data === "barge"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_MonitorMode.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate_MonitorMode.errors = vErrors;
return errors === 0;
}
validate_MonitorMode.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate_MonitorSetMode(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_MonitorSetMode.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.mode === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mode"},message:"must have required property '"+"mode"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "type") || (key0 === "mode"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "type,mode"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("mode" !== data0){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "mode"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.mode !== undefined){
if(!(validate_MonitorMode(data.mode, {instancePath:instancePath+"/mode",parentData:data,parentDataProperty:"mode",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_MonitorMode.errors : vErrors.concat(validate_MonitorMode.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate_MonitorSetMode.errors = vErrors;
return errors === 0;
}
validate_MonitorSetMode.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema_MonitorWhisper = {"type":"object","required":["type","text"],"properties":{"type":{"type":"string","const":"whisper"},"text":{"type":"string","minLength":1,"maxLength":4000}},"additionalProperties":false};

function validate_MonitorWhisper(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_MonitorWhisper.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.text === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "type") || (key0 === "text"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "type,text"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("whisper" !== data0){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "whisper"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.text !== undefined){
let data1 = data.text;
if(typeof data1 === "string"){
if(func_ucs2length(data1) > 4000){
const err5 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func_ucs2length(data1) < 1){
const err6 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate_MonitorWhisper.errors = vErrors;
return errors === 0;
}
validate_MonitorWhisper.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema_MonitorSaid = {"type":"object","required":["type","text"],"properties":{"type":{"type":"string","const":"said"},"text":{"type":"string","minLength":1,"maxLength":4000}},"additionalProperties":false};

function validate_MonitorSaid(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_MonitorSaid.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.text === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "type") || (key0 === "text"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "type,text"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("said" !== data0){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "said"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.text !== undefined){
let data1 = data.text;
if(typeof data1 === "string"){
if(func_ucs2length(data1) > 4000){
const err5 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func_ucs2length(data1) < 1){
const err6 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate_MonitorSaid.errors = vErrors;
return errors === 0;
}
validate_MonitorSaid.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate_MonitorClientMessage(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_MonitorClientMessage.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "mode"){
if(!(validate_MonitorSetMode(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_MonitorSetMode.errors : vErrors.concat(validate_MonitorSetMode.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "whisper"){
if(!(validate_MonitorWhisper(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_MonitorWhisper.errors : vErrors.concat(validate_MonitorWhisper.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "said"){
if(!(validate_MonitorSaid(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_MonitorSaid.errors : vErrors.concat(validate_MonitorSaid.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
const err0 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0, variants: "mode, whisper, said"},message:"value of tag \"type\" must be in oneOf"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0, variants: "mode, whisper, said"},message:"tag \"type\" must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate_MonitorClientMessage.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate_MonitorClientMessage.evaluated = {"dynamicProps":true,"dynamicItems":false};

exports.MonitorTokenCreate = validate_MonitorTokenCreate;
const schema_MonitorTokenCreate = {"type":"object","properties":{"mode":{"$ref":"schema:MonitorMode"},"initial_mode":{"$ref":"schema:MonitorMode"}},"additionalProperties":false};

function validate_MonitorTokenCreate(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_MonitorTokenCreate.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "mode") || (key0 === "initial_mode"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "mode,initial_mode"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.mode !== undefined){
if(!(validate_MonitorMode(data.mode, {instancePath:instancePath+"/mode",parentData:data,parentDataProperty:"mode",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_MonitorMode.errors : vErrors.concat(validate_MonitorMode.errors);
errors = vErrors.length;
}
}
if(data.initial_mode !== undefined){
if(!(validate_MonitorMode(data.initial_mode, {instancePath:instancePath+"/initial_mode",parentData:data,parentDataProperty:"initial_mode",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_MonitorMode.errors : vErrors.concat(validate_MonitorMode.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate_MonitorTokenCreate.errors = vErrors;
return errors === 0;
}
validate_MonitorTokenCreate.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.OneTimeCode = validate_OneTimeCode;
const schema_OneTimeCode = {"type":"object","required":["code"],"properties":{"code":{"$ref":"schema:LoginCode"}},"additionalProperties":false};
const schema_LoginCode = {"type":"string","minLength":6,"maxLength":64};

function validate_LoginCode(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_LoginCode.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func_ucs2length(data) > 64){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func_ucs2length(data) < 6){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 6},message:"must NOT have fewer than 6 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate_LoginCode.errors = vErrors;
return errors === 0;
}
validate_LoginCode.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate_OneTimeCode(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_OneTimeCode.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "code")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "code"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.code !== undefined){
if(!(validate_LoginCode(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_LoginCode.errors : vErrors.concat(validate_LoginCode.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate_OneTimeCode.errors = vErrors;
return errors === 0;
}
validate_OneTimeCode.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.PasswordForgotRequest = validate_PasswordForgotRequest;
const schema_PasswordForgotRequest = {"type":"object","required":["email"],"properties":{"email":{"$ref":"schema:Email"}},"additionalProperties":false};

function validate_PasswordForgotRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_PasswordForgotRequest.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "email")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "email"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.email !== undefined){
if(!(validate_Email(data.email, {instancePath:instancePath+"/email",parentData:data,parentDataProperty:"email",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Email.errors : vErrors.concat(validate_Email.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate_PasswordForgotRequest.errors = vErrors;
return errors === 0;
}
validate_PasswordForgotRequest.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.PasswordResetRequest = validate_PasswordResetRequest;
const schema_PasswordResetRequest = {"type":"object","required":["token","password"],"properties":{"token":{"type":"string","minLength":1,"maxLength":200},"password":{"$ref":"schema:Password"}},"additionalProperties":false};

function validate_PasswordResetRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_PasswordResetRequest.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.token === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "token"},message:"must have required property '"+"token"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.password === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "password"},message:"must have required property '"+"password"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "token") || (key0 === "password"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "token,password"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.token !== undefined){
let data0 = data.token;
if(typeof data0 === "string"){
if(func_ucs2length(data0) > 200){
const err3 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func_ucs2length(data0) < 1){
const err4 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.password !== undefined){
if(!(validate_Password(data.password, {instancePath:instancePath+"/password",parentData:data,parentDataProperty:"password",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Password.errors : vErrors.concat(validate_Password.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate_PasswordResetRequest.errors = vErrors;
return errors === 0;
}
validate_PasswordResetRequest.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.PhoneNumberAssignment = validate_PhoneNumberAssignment;
const schema_PhoneNumberAssignment = {"type":"object","required":["agent_id"],"properties":{"agent_id":{"type":["string","null"],"maxLength":64}},"additionalProperties":false};

function validate_PhoneNumberAssignment(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_PhoneNumberAssignment.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.agent_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "agent_id"},message:"must have required property '"+"agent_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "agent_id")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "agent_id"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.agent_id !== undefined){
let data0 = data.agent_id;
if((typeof data0 !== "string") && (data0 !== null)){
const err2 = {instancePath:instancePath+"/agent_id",schemaPath:"#/properties/agent_id/type",keyword:"type",params:{type: schema_PhoneNumberAssignment.properties.agent_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(typeof data0 === "string"){
if(func_ucs2length(data0) > 64){
const err3 = {instancePath:instancePath+"/agent_id",schemaPath:"#/properties/agent_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate_PhoneNumberAssignment.errors = vErrors;
return errors === 0;
}
validate_PhoneNumberAssignment.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.PhoneNumberImport = validate_PhoneNumberImport;
const schema_PhoneNumberImport = {"type":"object","required":["number","account"],"properties":{"number":{"$ref":"schema:E164"},"account":{"$ref":"schema:NumberAccountCreate"},"nickname":{"type":["string","null"],"minLength":1,"maxLength":100},"agent_id":{"type":["string","null"],"maxLength":64}},"additionalProperties":false};
const schema_NumberAccountCreate = {"oneOf":[{"$ref":"schema:TwilioAccountCreate"},{"$ref":"schema:SipTrunkCreate"},{"$ref":"schema:LiveKitTrunkCreate"}],"discriminator":{"propertyName":"type"},"variants":["twilio","sip_trunk","livekit"],"type":"object"};
const schema_TwilioAccountCreate = {"type":"object","required":["type","account_sid","auth_token"],"properties":{"type":{"type":"string","const":"twilio"},"account_sid":{"type":"string","pattern":"^AC[0-9a-f]{32}$"},"auth_token":{"type":"string","minLength":16,"maxLength":64}},"additionalProperties":false};
const pattern_87e807ff = new RegExp("^AC[0-9a-f]{32}$", "u");

function validate_TwilioAccountCreate(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_TwilioAccountCreate.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.account_sid === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "account_sid"},message:"must have required property '"+"account_sid"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.auth_token === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "auth_token"},message:"must have required property '"+"auth_token"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "account_sid")) || (key0 === "auth_token"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "type,account_sid,auth_token"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if("twilio" !== data0){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "twilio"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.account_sid !== undefined){
let data1 = data.account_sid;
if(typeof data1 === "string"){
if(!pattern_87e807ff.test(data1)){
const err6 = {instancePath:instancePath+"/account_sid",schemaPath:"#/properties/account_sid/pattern",keyword:"pattern",params:{pattern: "^AC[0-9a-f]{32}$"},message:"must match pattern \""+"^AC[0-9a-f]{32}$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/account_sid",schemaPath:"#/properties/account_sid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.auth_token !== undefined){
let data2 = data.auth_token;
if(typeof data2 === "string"){
if(func_ucs2length(data2) > 64){
const err8 = {instancePath:instancePath+"/auth_token",schemaPath:"#/properties/auth_token/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func_ucs2length(data2) < 16){
const err9 = {instancePath:instancePath+"/auth_token",schemaPath:"#/properties/auth_token/minLength",keyword:"minLength",params:{limit: 16},message:"must NOT have fewer than 16 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/auth_token",schemaPath:"#/properties/auth_token/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate_TwilioAccountCreate.errors = vErrors;
return errors === 0;
}
validate_TwilioAccountCreate.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema_SipTrunkCreate = {"type":"object","required":["type","host"],"properties":{"type":{"type":"string","const":"sip_trunk"},"host":{"type":"string","pattern":"^[A-Za-z0-9]([A-Za-z0-9.-]{0,251}[A-Za-z0-9])?$","maxLength":253},"port":{"type":"integer","minimum":1,"maximum":65535},"transport":{"type":"string","enum":["udp","tcp","tls"],"default":"udp"},"username":{"type":["string","null"],"minLength":1,"maxLength":128},"password":{"type":["string","null"],"minLength":1,"maxLength":128}},"additionalProperties":false};
const pattern_b3c212a8 = new RegExp("^[A-Za-z0-9]([A-Za-z0-9.-]{0,251}[A-Za-z0-9])?$", "u");

function validate_SipTrunkCreate(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_SipTrunkCreate.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.host === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "host"},message:"must have required property '"+"host"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "type") || (key0 === "host")) || (key0 === "port")) || (key0 === "transport")) || (key0 === "username")) || (key0 === "password"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "type,host,port,transport,username,password"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("sip_trunk" !== data0){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "sip_trunk"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.host !== undefined){
let data1 = data.host;
if(typeof data1 === "string"){
if(func_ucs2length(data1) > 253){
const err5 = {instancePath:instancePath+"/host",schemaPath:"#/properties/host/maxLength",keyword:"maxLength",params:{limit: 253},message:"must NOT have more than 253 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern_b3c212a8.test(data1)){
const err6 = {instancePath:instancePath+"/host",schemaPath:"#/properties/host/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9]([A-Za-z0-9.-]{0,251}[A-Za-z0-9])?$"},message:"must match pattern \""+"^[A-Za-z0-9]([A-Za-z0-9.-]{0,251}[A-Za-z0-9])?$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/host",schemaPath:"#/properties/host/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.port !== undefined){
let data2 = data.port;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err8 = {instancePath:instancePath+"/port",schemaPath:"#/properties/port/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 > 65535 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/port",schemaPath:"#/properties/port/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535},message:"must be <= 65535"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/port",schemaPath:"#/properties/port/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data.transport !== undefined){
let data3 = data.transport;
if(typeof data3 !== "string"){
const err11 = {instancePath:instancePath+"/transport",schemaPath:"#/properties/transport/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(((data3 === "udp") || (data3 === "tcp")) || (data3 === "tls"))){
const err12 = {instancePath:instancePath+"/transport",schemaPath:"#/properties/transport/enum",keyword:"enum",params:{allowedValues: schema_SipTrunkCreate.properties.transport.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.username !== undefined){
let data4 = data.username;
if((typeof data4 !== "string") && (data4 !== null)){
const err13 = {instancePath:instancePath+"/username",schemaPath:"#/properties/username/type",keyword:"type",params:{type: schema_SipTrunkCreate.properties.username.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data4 === "string"){
if(func_ucs2length(data4) > 128){
const err14 = {instancePath:instancePath+"/username",schemaPath:"#/properties/username/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(func_ucs2length(data4) < 1){
const err15 = {instancePath:instancePath+"/username",schemaPath:"#/properties/username/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data.password !== undefined){
let data5 = data.password;
if((typeof data5 !== "string") && (data5 !== null)){
const err16 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type: schema_SipTrunkCreate.properties.password.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(typeof data5 === "string"){
if(func_ucs2length(data5) > 128){
const err17 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(func_ucs2length(data5) < 1){
const err18 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate_SipTrunkCreate.errors = vErrors;
return errors === 0;
}
validate_SipTrunkCreate.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema_LiveKitTrunkCreate = {"type":"object","required":["type"],"properties":{"type":{"type":"string","const":"livekit"},"outbound_trunk_id":{"type":["string","null"],"pattern":"^ST_[A-Za-z0-9]{1,64}$"},"inbound_trunk_id":{"type":["string","null"],"pattern":"^ST_[A-Za-z0-9]{1,64}$"},"host":{"type":"string","pattern":"^[A-Za-z0-9]([A-Za-z0-9.-]{0,251}[A-Za-z0-9])?$","maxLength":253},"port":{"type":"integer","minimum":1,"maximum":65535},"transport":{"type":"string","enum":["udp","tcp","tls"],"default":"udp"},"username":{"type":["string","null"],"minLength":1,"maxLength":128},"password":{"type":["string","null"],"minLength":1,"maxLength":128},"inbound_addresses":{"type":"array","maxItems":32,"if":{"maxItems":32},"then":{"items":{"$ref":"schema:SipSource"}}}},"additionalProperties":false};
const pattern_4493d5cc = new RegExp("^ST_[A-Za-z0-9]{1,64}$", "u");
const schema_SipSource = {"type":"string","pattern":"^[0-9A-Fa-f.:]{2,45}(/[0-9]{1,3})?$","maxLength":49};
const pattern_6cbdbd78 = new RegExp("^[0-9A-Fa-f.:]{2,45}(/[0-9]{1,3})?$", "u");

function validate_SipSource(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_SipSource.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func_ucs2length(data) > 49){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 49},message:"must NOT have more than 49 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern_6cbdbd78.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9A-Fa-f.:]{2,45}(/[0-9]{1,3})?$"},message:"must match pattern \""+"^[0-9A-Fa-f.:]{2,45}(/[0-9]{1,3})?$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate_SipSource.errors = vErrors;
return errors === 0;
}
validate_SipSource.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate_LiveKitTrunkCreate(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_LiveKitTrunkCreate.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func_hasOwnProperty.call(schema_LiveKitTrunkCreate.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "type,outbound_trunk_id,inbound_trunk_id,host,port,transport,username,password,inbound_addresses"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if("livekit" !== data0){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "livekit"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.outbound_trunk_id !== undefined){
let data1 = data.outbound_trunk_id;
if((typeof data1 !== "string") && (data1 !== null)){
const err4 = {instancePath:instancePath+"/outbound_trunk_id",schemaPath:"#/properties/outbound_trunk_id/type",keyword:"type",params:{type: schema_LiveKitTrunkCreate.properties.outbound_trunk_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data1 === "string"){
if(!pattern_4493d5cc.test(data1)){
const err5 = {instancePath:instancePath+"/outbound_trunk_id",schemaPath:"#/properties/outbound_trunk_id/pattern",keyword:"pattern",params:{pattern: "^ST_[A-Za-z0-9]{1,64}$"},message:"must match pattern \""+"^ST_[A-Za-z0-9]{1,64}$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data.inbound_trunk_id !== undefined){
let data2 = data.inbound_trunk_id;
if((typeof data2 !== "string") && (data2 !== null)){
const err6 = {instancePath:instancePath+"/inbound_trunk_id",schemaPath:"#/properties/inbound_trunk_id/type",keyword:"type",params:{type: schema_LiveKitTrunkCreate.properties.inbound_trunk_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data2 === "string"){
if(!pattern_4493d5cc.test(data2)){
const err7 = {instancePath:instancePath+"/inbound_trunk_id",schemaPath:"#/properties/inbound_trunk_id/pattern",keyword:"pattern",params:{pattern: "^ST_[A-Za-z0-9]{1,64}$"},message:"must match pattern \""+"^ST_[A-Za-z0-9]{1,64}$"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.host !== undefined){
let data3 = data.host;
if(typeof data3 === "string"){
if(func_ucs2length(data3) > 253){
const err8 = {instancePath:instancePath+"/host",schemaPath:"#/properties/host/maxLength",keyword:"maxLength",params:{limit: 253},message:"must NOT have more than 253 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!pattern_b3c212a8.test(data3)){
const err9 = {instancePath:instancePath+"/host",schemaPath:"#/properties/host/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9]([A-Za-z0-9.-]{0,251}[A-Za-z0-9])?$"},message:"must match pattern \""+"^[A-Za-z0-9]([A-Za-z0-9.-]{0,251}[A-Za-z0-9])?$"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/host",schemaPath:"#/properties/host/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.port !== undefined){
let data4 = data.port;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err11 = {instancePath:instancePath+"/port",schemaPath:"#/properties/port/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data4 == "number"){
if(data4 > 65535 || isNaN(data4)){
const err12 = {instancePath:instancePath+"/port",schemaPath:"#/properties/port/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535},message:"must be <= 65535"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err13 = {instancePath:instancePath+"/port",schemaPath:"#/properties/port/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
if(data.transport !== undefined){
let data5 = data.transport;
if(typeof data5 !== "string"){
const err14 = {instancePath:instancePath+"/transport",schemaPath:"#/properties/transport/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(((data5 === "udp") || (data5 === "tcp")) || (data5 === "tls"))){
const err15 = {instancePath:instancePath+"/transport",schemaPath:"#/properties/transport/enum",keyword:"enum",params:{allowedValues: schema_LiveKitTrunkCreate.properties.transport.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.username !== undefined){
let data6 = data.username;
if((typeof data6 !== "string") && (data6 !== null)){
const err16 = {instancePath:instancePath+"/username",schemaPath:"#/properties/username/type",keyword:"type",params:{type: schema_LiveKitTrunkCreate.properties.username.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(typeof data6 === "string"){
if(func_ucs2length(data6) > 128){
const err17 = {instancePath:instancePath+"/username",schemaPath:"#/properties/username/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(func_ucs2length(data6) < 1){
const err18 = {instancePath:instancePath+"/username",schemaPath:"#/properties/username/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
if(data.password !== undefined){
let data7 = data.password;
if((typeof data7 !== "string") && (data7 !== null)){
const err19 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type: schema_LiveKitTrunkCreate.properties.password.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(typeof data7 === "string"){
if(func_ucs2length(data7) > 128){
const err20 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(func_ucs2length(data7) < 1){
const err21 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
if(data.inbound_addresses !== undefined){
let data8 = data.inbound_addresses;
const _errs20 = errors;
let valid1 = true;
const _errs21 = errors;
if(Array.isArray(data8)){
if(data8.length > 32){
const err22 = {};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
var _valid0 = _errs21 === errors;
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs22 = errors;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
if(!(validate_SipSource(data8[i0], {instancePath:instancePath+"/inbound_addresses/" + i0,parentData:data8,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_SipSource.errors : vErrors.concat(validate_SipSource.errors);
errors = vErrors.length;
}
}
}
var _valid0 = _errs22 === errors;
valid1 = _valid0;
}
if(!valid1){
const err23 = {instancePath:instancePath+"/inbound_addresses",schemaPath:"#/properties/inbound_addresses/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(Array.isArray(data8)){
if(data8.length > 32){
const err24 = {instancePath:instancePath+"/inbound_addresses",schemaPath:"#/properties/inbound_addresses/maxItems",keyword:"maxItems",params:{limit: 32},message:"must NOT have more than 32 items"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/inbound_addresses",schemaPath:"#/properties/inbound_addresses/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
validate_LiveKitTrunkCreate.errors = vErrors;
return errors === 0;
}
validate_LiveKitTrunkCreate.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate_NumberAccountCreate(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_NumberAccountCreate.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "twilio"){
if(!(validate_TwilioAccountCreate(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_TwilioAccountCreate.errors : vErrors.concat(validate_TwilioAccountCreate.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "sip_trunk"){
if(!(validate_SipTrunkCreate(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_SipTrunkCreate.errors : vErrors.concat(validate_SipTrunkCreate.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "livekit"){
if(!(validate_LiveKitTrunkCreate(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_LiveKitTrunkCreate.errors : vErrors.concat(validate_LiveKitTrunkCreate.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
const err0 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0, variants: "twilio, sip_trunk, livekit"},message:"value of tag \"type\" must be in oneOf"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0, variants: "twilio, sip_trunk, livekit"},message:"tag \"type\" must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate_NumberAccountCreate.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate_NumberAccountCreate.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate_PhoneNumberImport(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_PhoneNumberImport.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.number === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "number"},message:"must have required property '"+"number"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.account === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "account"},message:"must have required property '"+"account"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "number") || (key0 === "account")) || (key0 === "nickname")) || (key0 === "agent_id"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "number,account,nickname,agent_id"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.number !== undefined){
if(!(validate_E164(data.number, {instancePath:instancePath+"/number",parentData:data,parentDataProperty:"number",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_E164.errors : vErrors.concat(validate_E164.errors);
errors = vErrors.length;
}
}
if(data.account !== undefined){
if(!(validate_NumberAccountCreate(data.account, {instancePath:instancePath+"/account",parentData:data,parentDataProperty:"account",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_NumberAccountCreate.errors : vErrors.concat(validate_NumberAccountCreate.errors);
errors = vErrors.length;
}
}
if(data.nickname !== undefined){
let data2 = data.nickname;
if((typeof data2 !== "string") && (data2 !== null)){
const err3 = {instancePath:instancePath+"/nickname",schemaPath:"#/properties/nickname/type",keyword:"type",params:{type: schema_PhoneNumberImport.properties.nickname.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data2 === "string"){
if(func_ucs2length(data2) > 100){
const err4 = {instancePath:instancePath+"/nickname",schemaPath:"#/properties/nickname/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func_ucs2length(data2) < 1){
const err5 = {instancePath:instancePath+"/nickname",schemaPath:"#/properties/nickname/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data.agent_id !== undefined){
let data3 = data.agent_id;
if((typeof data3 !== "string") && (data3 !== null)){
const err6 = {instancePath:instancePath+"/agent_id",schemaPath:"#/properties/agent_id/type",keyword:"type",params:{type: schema_PhoneNumberImport.properties.agent_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data3 === "string"){
if(func_ucs2length(data3) > 64){
const err7 = {instancePath:instancePath+"/agent_id",schemaPath:"#/properties/agent_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate_PhoneNumberImport.errors = vErrors;
return errors === 0;
}
validate_PhoneNumberImport.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.PhoneNumberPurchase = validate_PhoneNumberPurchase;
const schema_PhoneNumberPurchase = {"type":"object","required":["number"],"properties":{"number":{"$ref":"schema:E164"},"carrier":{"type":"string","maxLength":64},"nickname":{"type":["string","null"],"minLength":1,"maxLength":100},"agent_id":{"type":["string","null"],"maxLength":64}},"additionalProperties":false};

function validate_PhoneNumberPurchase(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_PhoneNumberPurchase.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.number === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "number"},message:"must have required property '"+"number"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "number") || (key0 === "carrier")) || (key0 === "nickname")) || (key0 === "agent_id"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "number,carrier,nickname,agent_id"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.number !== undefined){
if(!(validate_E164(data.number, {instancePath:instancePath+"/number",parentData:data,parentDataProperty:"number",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_E164.errors : vErrors.concat(validate_E164.errors);
errors = vErrors.length;
}
}
if(data.carrier !== undefined){
let data1 = data.carrier;
if(typeof data1 === "string"){
if(func_ucs2length(data1) > 64){
const err2 = {instancePath:instancePath+"/carrier",schemaPath:"#/properties/carrier/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/carrier",schemaPath:"#/properties/carrier/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.nickname !== undefined){
let data2 = data.nickname;
if((typeof data2 !== "string") && (data2 !== null)){
const err4 = {instancePath:instancePath+"/nickname",schemaPath:"#/properties/nickname/type",keyword:"type",params:{type: schema_PhoneNumberPurchase.properties.nickname.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data2 === "string"){
if(func_ucs2length(data2) > 100){
const err5 = {instancePath:instancePath+"/nickname",schemaPath:"#/properties/nickname/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func_ucs2length(data2) < 1){
const err6 = {instancePath:instancePath+"/nickname",schemaPath:"#/properties/nickname/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.agent_id !== undefined){
let data3 = data.agent_id;
if((typeof data3 !== "string") && (data3 !== null)){
const err7 = {instancePath:instancePath+"/agent_id",schemaPath:"#/properties/agent_id/type",keyword:"type",params:{type: schema_PhoneNumberPurchase.properties.agent_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data3 === "string"){
if(func_ucs2length(data3) > 64){
const err8 = {instancePath:instancePath+"/agent_id",schemaPath:"#/properties/agent_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate_PhoneNumberPurchase.errors = vErrors;
return errors === 0;
}
validate_PhoneNumberPurchase.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.PhoneNumberUpdate = validate_PhoneNumberUpdate;
const schema_PhoneNumberUpdate = {"type":"object","properties":{"nickname":{"type":["string","null"],"minLength":1,"maxLength":100},"agent_version":{"type":["integer","null"],"minimum":1,"maximum":2147483647},"inbound_agents":{"type":["array","null"],"maxItems":20,"if":{"maxItems":20},"then":{"items":{"$ref":"schema:WeightedAgent"}}},"outbound_agents":{"type":["array","null"],"maxItems":20,"if":{"maxItems":20},"then":{"items":{"$ref":"schema:WeightedAgent"}}},"fallback_number":{"type":["string","null"],"pattern":"^\\+[1-9][0-9]{6,14}$","spelled":true},"allowed_countries":{"type":["array","null"],"maxItems":250,"if":{"maxItems":250},"then":{"items":{"$ref":"schema:CountryCode"}}},"inbound_webhook_url":{"type":["string","null"],"format":"uri","pattern":"^https?://","maxLength":2048}},"additionalProperties":false};
const schema_WeightedAgent = {"type":"object","required":["agent_id"],"properties":{"agent_id":{"type":"string","maxLength":64},"agent_version":{"type":["integer","null"],"minimum":1,"maximum":2147483647},"weight":{"type":"integer","minimum":1,"maximum":1000,"default":1}},"additionalProperties":false};

function validate_WeightedAgent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_WeightedAgent.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.agent_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "agent_id"},message:"must have required property '"+"agent_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "agent_id") || (key0 === "agent_version")) || (key0 === "weight"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "agent_id,agent_version,weight"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.agent_id !== undefined){
let data0 = data.agent_id;
if(typeof data0 === "string"){
if(func_ucs2length(data0) > 64){
const err2 = {instancePath:instancePath+"/agent_id",schemaPath:"#/properties/agent_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/agent_id",schemaPath:"#/properties/agent_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.agent_version !== undefined){
let data1 = data.agent_version;
if((!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))) && (data1 !== null)){
const err4 = {instancePath:instancePath+"/agent_version",schemaPath:"#/properties/agent_version/type",keyword:"type",params:{type: schema_WeightedAgent.properties.agent_version.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 > 2147483647 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/agent_version",schemaPath:"#/properties/agent_version/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/agent_version",schemaPath:"#/properties/agent_version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.weight !== undefined){
let data2 = data.weight;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err7 = {instancePath:instancePath+"/weight",schemaPath:"#/properties/weight/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 > 1000 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/weight",schemaPath:"#/properties/weight/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/weight",schemaPath:"#/properties/weight/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate_WeightedAgent.errors = vErrors;
return errors === 0;
}
validate_WeightedAgent.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema_CountryCode = {"type":"string","pattern":"^[A-Z]{2}$"};

function validate_CountryCode(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_CountryCode.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern_4ad7b0ab.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{2}$"},message:"must match pattern \""+"^[A-Z]{2}$"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate_CountryCode.errors = vErrors;
return errors === 0;
}
validate_CountryCode.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate_PhoneNumberUpdate(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_PhoneNumberUpdate.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((((key0 === "nickname") || (key0 === "agent_version")) || (key0 === "inbound_agents")) || (key0 === "outbound_agents")) || (key0 === "fallback_number")) || (key0 === "allowed_countries")) || (key0 === "inbound_webhook_url"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "nickname,agent_version,inbound_agents,outbound_agents,fallback_number,allowed_countries,inbound_webhook_url"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.nickname !== undefined){
let data0 = data.nickname;
if((typeof data0 !== "string") && (data0 !== null)){
const err1 = {instancePath:instancePath+"/nickname",schemaPath:"#/properties/nickname/type",keyword:"type",params:{type: schema_PhoneNumberUpdate.properties.nickname.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(typeof data0 === "string"){
if(func_ucs2length(data0) > 100){
const err2 = {instancePath:instancePath+"/nickname",schemaPath:"#/properties/nickname/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func_ucs2length(data0) < 1){
const err3 = {instancePath:instancePath+"/nickname",schemaPath:"#/properties/nickname/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.agent_version !== undefined){
let data1 = data.agent_version;
if((!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))) && (data1 !== null)){
const err4 = {instancePath:instancePath+"/agent_version",schemaPath:"#/properties/agent_version/type",keyword:"type",params:{type: schema_PhoneNumberUpdate.properties.agent_version.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 > 2147483647 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/agent_version",schemaPath:"#/properties/agent_version/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/agent_version",schemaPath:"#/properties/agent_version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.inbound_agents !== undefined){
let data2 = data.inbound_agents;
if((!(Array.isArray(data2))) && (data2 !== null)){
const err7 = {instancePath:instancePath+"/inbound_agents",schemaPath:"#/properties/inbound_agents/type",keyword:"type",params:{type: schema_PhoneNumberUpdate.properties.inbound_agents.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const _errs8 = errors;
let valid1 = true;
const _errs9 = errors;
if(Array.isArray(data2)){
if(data2.length > 20){
const err8 = {};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
var _valid0 = _errs9 === errors;
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs10 = errors;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate_WeightedAgent(data2[i0], {instancePath:instancePath+"/inbound_agents/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_WeightedAgent.errors : vErrors.concat(validate_WeightedAgent.errors);
errors = vErrors.length;
}
}
}
var _valid0 = _errs10 === errors;
valid1 = _valid0;
}
if(!valid1){
const err9 = {instancePath:instancePath+"/inbound_agents",schemaPath:"#/properties/inbound_agents/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(Array.isArray(data2)){
if(data2.length > 20){
const err10 = {instancePath:instancePath+"/inbound_agents",schemaPath:"#/properties/inbound_agents/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data.outbound_agents !== undefined){
let data4 = data.outbound_agents;
if((!(Array.isArray(data4))) && (data4 !== null)){
const err11 = {instancePath:instancePath+"/outbound_agents",schemaPath:"#/properties/outbound_agents/type",keyword:"type",params:{type: schema_PhoneNumberUpdate.properties.outbound_agents.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const _errs14 = errors;
let valid4 = true;
const _errs15 = errors;
if(Array.isArray(data4)){
if(data4.length > 20){
const err12 = {};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
var _valid1 = _errs15 === errors;
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs16 = errors;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
if(!(validate_WeightedAgent(data4[i1], {instancePath:instancePath+"/outbound_agents/" + i1,parentData:data4,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_WeightedAgent.errors : vErrors.concat(validate_WeightedAgent.errors);
errors = vErrors.length;
}
}
}
var _valid1 = _errs16 === errors;
valid4 = _valid1;
}
if(!valid4){
const err13 = {instancePath:instancePath+"/outbound_agents",schemaPath:"#/properties/outbound_agents/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(Array.isArray(data4)){
if(data4.length > 20){
const err14 = {instancePath:instancePath+"/outbound_agents",schemaPath:"#/properties/outbound_agents/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
if(data.fallback_number !== undefined){
let data6 = data.fallback_number;
if((typeof data6 !== "string") && (data6 !== null)){
const err15 = {instancePath:instancePath+"/fallback_number",schemaPath:"#/properties/fallback_number/type",keyword:"type",params:{type: schema_PhoneNumberUpdate.properties.fallback_number.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(typeof data6 === "string"){
if(/^\+(?!.*\(0\))[1-9][0-9 .()-]*$/.test(data6)){
data6 = data6.replace(/[ .()-]/g, "");
data["fallback_number"] = data6;
}
if(!pattern_a2710880.test(data6)){
const err16 = {instancePath:instancePath+"/fallback_number",schemaPath:"#/properties/fallback_number/pattern",keyword:"pattern",params:{pattern: "^\\+[1-9][0-9]{6,14}$"},message:"must match pattern \""+"^\\+[1-9][0-9]{6,14}$"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
if(data.allowed_countries !== undefined){
let data7 = data.allowed_countries;
if((!(Array.isArray(data7))) && (data7 !== null)){
const err17 = {instancePath:instancePath+"/allowed_countries",schemaPath:"#/properties/allowed_countries/type",keyword:"type",params:{type: schema_PhoneNumberUpdate.properties.allowed_countries.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const _errs22 = errors;
let valid7 = true;
const _errs23 = errors;
if(Array.isArray(data7)){
if(data7.length > 250){
const err18 = {};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
var _valid2 = _errs23 === errors;
errors = _errs22;
if(vErrors !== null){
if(_errs22){
vErrors.length = _errs22;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs24 = errors;
if(Array.isArray(data7)){
const len2 = data7.length;
for(let i2=0; i2<len2; i2++){
if(!(validate_CountryCode(data7[i2], {instancePath:instancePath+"/allowed_countries/" + i2,parentData:data7,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_CountryCode.errors : vErrors.concat(validate_CountryCode.errors);
errors = vErrors.length;
}
}
}
var _valid2 = _errs24 === errors;
valid7 = _valid2;
}
if(!valid7){
const err19 = {instancePath:instancePath+"/allowed_countries",schemaPath:"#/properties/allowed_countries/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(Array.isArray(data7)){
if(data7.length > 250){
const err20 = {instancePath:instancePath+"/allowed_countries",schemaPath:"#/properties/allowed_countries/maxItems",keyword:"maxItems",params:{limit: 250},message:"must NOT have more than 250 items"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
if(data.inbound_webhook_url !== undefined){
let data9 = data.inbound_webhook_url;
if((typeof data9 !== "string") && (data9 !== null)){
const err21 = {instancePath:instancePath+"/inbound_webhook_url",schemaPath:"#/properties/inbound_webhook_url/type",keyword:"type",params:{type: schema_PhoneNumberUpdate.properties.inbound_webhook_url.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(typeof data9 === "string"){
if(func_ucs2length(data9) > 2048){
const err22 = {instancePath:instancePath+"/inbound_webhook_url",schemaPath:"#/properties/inbound_webhook_url/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!pattern_ccaba4eb.test(data9)){
const err23 = {instancePath:instancePath+"/inbound_webhook_url",schemaPath:"#/properties/inbound_webhook_url/pattern",keyword:"pattern",params:{pattern: "^https?://"},message:"must match pattern \""+"^https?://"+"\""};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!(formats_73ec681d(data9))){
const err24 = {instancePath:instancePath+"/inbound_webhook_url",schemaPath:"#/properties/inbound_webhook_url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
validate_PhoneNumberUpdate.errors = vErrors;
return errors === 0;
}
validate_PhoneNumberUpdate.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.PlaygroundTurn = validate_PlaygroundTurn;
const schema_PlaygroundTurn = {"type":"object","required":["messages"],"properties":{"messages":{"type":"array","minItems":1,"maxItems":200,"if":{"maxItems":200},"then":{"items":{"$ref":"schema:PlaygroundMessage"}}},"variables":{"$ref":"schema:Variables"},"draft":{"$ref":"schema:AgentDraft"}},"additionalProperties":false};
const schema_PlaygroundMessage = {"type":"object","required":["role","text"],"properties":{"role":{"type":"string","enum":["agent","user"]},"text":{"type":"string","minLength":1,"maxLength":8000}},"additionalProperties":false};

function validate_PlaygroundMessage(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_PlaygroundMessage.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.role === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "role"},message:"must have required property '"+"role"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.text === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "role") || (key0 === "text"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "role,text"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.role !== undefined){
let data0 = data.role;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((data0 === "agent") || (data0 === "user"))){
const err4 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schema_PlaygroundMessage.properties.role.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.text !== undefined){
let data1 = data.text;
if(typeof data1 === "string"){
if(func_ucs2length(data1) > 8000){
const err5 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 8000},message:"must NOT have more than 8000 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func_ucs2length(data1) < 1){
const err6 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate_PlaygroundMessage.errors = vErrors;
return errors === 0;
}
validate_PlaygroundMessage.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema_AgentDraft = {"type":"object","properties":{"voice_id":{"type":"string","minLength":1,"maxLength":200},"response_engine":{"$ref":"schema:ResponseEngineUpdate"},"greeting":{"type":["string","null"],"maxLength":2000}},"additionalProperties":false};

function validate_AgentDraft(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_AgentDraft.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "voice_id") || (key0 === "response_engine")) || (key0 === "greeting"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "voice_id,response_engine,greeting"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.voice_id !== undefined){
let data0 = data.voice_id;
if(typeof data0 === "string"){
if(func_ucs2length(data0) > 200){
const err1 = {instancePath:instancePath+"/voice_id",schemaPath:"#/properties/voice_id/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func_ucs2length(data0) < 1){
const err2 = {instancePath:instancePath+"/voice_id",schemaPath:"#/properties/voice_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/voice_id",schemaPath:"#/properties/voice_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.response_engine !== undefined){
if(!(validate_ResponseEngineUpdate(data.response_engine, {instancePath:instancePath+"/response_engine",parentData:data,parentDataProperty:"response_engine",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ResponseEngineUpdate.errors : vErrors.concat(validate_ResponseEngineUpdate.errors);
errors = vErrors.length;
}
}
if(data.greeting !== undefined){
let data2 = data.greeting;
if((typeof data2 !== "string") && (data2 !== null)){
const err4 = {instancePath:instancePath+"/greeting",schemaPath:"#/properties/greeting/type",keyword:"type",params:{type: schema_AgentDraft.properties.greeting.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data2 === "string"){
if(func_ucs2length(data2) > 2000){
const err5 = {instancePath:instancePath+"/greeting",schemaPath:"#/properties/greeting/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate_AgentDraft.errors = vErrors;
return errors === 0;
}
validate_AgentDraft.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate_PlaygroundTurn(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_PlaygroundTurn.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.messages === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "messages"},message:"must have required property '"+"messages"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "messages") || (key0 === "variables")) || (key0 === "draft"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "messages,variables,draft"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.messages !== undefined){
let data0 = data.messages;
const _errs4 = errors;
let valid1 = true;
const _errs5 = errors;
if(Array.isArray(data0)){
if(data0.length > 200){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs5 === errors;
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs6 = errors;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate_PlaygroundMessage(data0[i0], {instancePath:instancePath+"/messages/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_PlaygroundMessage.errors : vErrors.concat(validate_PlaygroundMessage.errors);
errors = vErrors.length;
}
}
}
var _valid0 = _errs6 === errors;
valid1 = _valid0;
}
if(!valid1){
const err3 = {instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(Array.isArray(data0)){
if(data0.length > 200){
const err4 = {instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.length < 1){
const err5 = {instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.variables !== undefined){
if(!(validate_Variables(data.variables, {instancePath:instancePath+"/variables",parentData:data,parentDataProperty:"variables",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Variables.errors : vErrors.concat(validate_Variables.errors);
errors = vErrors.length;
}
}
if(data.draft !== undefined){
if(!(validate_AgentDraft(data.draft, {instancePath:instancePath+"/draft",parentData:data,parentDataProperty:"draft",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_AgentDraft.errors : vErrors.concat(validate_AgentDraft.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate_PlaygroundTurn.errors = vErrors;
return errors === 0;
}
validate_PlaygroundTurn.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.ProviderCredentialsPut = validate_ProviderCredentialsPut;
const schema_ProviderCredentialsPut = {"type":"object","required":["api_key"],"properties":{"api_key":{"type":"string","minLength":8,"maxLength":500,"pattern":"^[!-~]+$"},"base_url":{"type":"string","format":"uri","pattern":"^https?://","maxLength":2048},"models":{"type":"array","minItems":1,"maxItems":20,"if":{"maxItems":20},"then":{"items":{"type":"string","minLength":1,"maxLength":200}}}},"additionalProperties":false};
const pattern_5e6e5233 = new RegExp("^[!-~]+$", "u");

function validate_ProviderCredentialsPut(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_ProviderCredentialsPut.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.api_key === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "api_key"},message:"must have required property '"+"api_key"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "api_key") || (key0 === "base_url")) || (key0 === "models"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "api_key,base_url,models"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.api_key !== undefined){
let data0 = data.api_key;
if(typeof data0 === "string"){
if(func_ucs2length(data0) > 500){
const err2 = {instancePath:instancePath+"/api_key",schemaPath:"#/properties/api_key/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func_ucs2length(data0) < 8){
const err3 = {instancePath:instancePath+"/api_key",schemaPath:"#/properties/api_key/minLength",keyword:"minLength",params:{limit: 8},message:"must NOT have fewer than 8 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern_5e6e5233.test(data0)){
const err4 = {instancePath:instancePath+"/api_key",schemaPath:"#/properties/api_key/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/api_key",schemaPath:"#/properties/api_key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.base_url !== undefined){
let data1 = data.base_url;
if(typeof data1 === "string"){
if(func_ucs2length(data1) > 2048){
const err6 = {instancePath:instancePath+"/base_url",schemaPath:"#/properties/base_url/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!pattern_ccaba4eb.test(data1)){
const err7 = {instancePath:instancePath+"/base_url",schemaPath:"#/properties/base_url/pattern",keyword:"pattern",params:{pattern: "^https?://"},message:"must match pattern \""+"^https?://"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(formats_73ec681d(data1))){
const err8 = {instancePath:instancePath+"/base_url",schemaPath:"#/properties/base_url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/base_url",schemaPath:"#/properties/base_url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.models !== undefined){
let data2 = data.models;
const _errs8 = errors;
let valid1 = true;
const _errs9 = errors;
if(Array.isArray(data2)){
if(data2.length > 20){
const err10 = {};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var _valid0 = _errs9 === errors;
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs10 = errors;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(func_ucs2length(data3) > 200){
const err11 = {instancePath:instancePath+"/models/" + i0,schemaPath:"#/properties/models/then/items/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(func_ucs2length(data3) < 1){
const err12 = {instancePath:instancePath+"/models/" + i0,schemaPath:"#/properties/models/then/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/models/" + i0,schemaPath:"#/properties/models/then/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
var _valid0 = _errs10 === errors;
valid1 = _valid0;
}
if(!valid1){
const err14 = {instancePath:instancePath+"/models",schemaPath:"#/properties/models/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(Array.isArray(data2)){
if(data2.length > 20){
const err15 = {instancePath:instancePath+"/models",schemaPath:"#/properties/models/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data2.length < 1){
const err16 = {instancePath:instancePath+"/models",schemaPath:"#/properties/models/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/models",schemaPath:"#/properties/models/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate_ProviderCredentialsPut.errors = vErrors;
return errors === 0;
}
validate_ProviderCredentialsPut.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.RefreshRequest = validate_RefreshRequest;
const schema_RefreshRequest = {"type":"object","required":["refresh_token"],"properties":{"refresh_token":{"type":"string","maxLength":512},"rotate":{"type":"boolean"}},"additionalProperties":false};

function validate_RefreshRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_RefreshRequest.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.refresh_token === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "refresh_token"},message:"must have required property '"+"refresh_token"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "refresh_token") || (key0 === "rotate"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "refresh_token,rotate"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.refresh_token !== undefined){
let data0 = data.refresh_token;
if(typeof data0 === "string"){
if(func_ucs2length(data0) > 512){
const err2 = {instancePath:instancePath+"/refresh_token",schemaPath:"#/properties/refresh_token/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/refresh_token",schemaPath:"#/properties/refresh_token/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.rotate !== undefined){
if(typeof data.rotate !== "boolean"){
const err4 = {instancePath:instancePath+"/rotate",schemaPath:"#/properties/rotate/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate_RefreshRequest.errors = vErrors;
return errors === 0;
}
validate_RefreshRequest.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.RegisterRequest = validate_RegisterRequest;
const schema_RegisterRequest = {"type":"object","required":["email","password","name"],"properties":{"email":{"$ref":"schema:Email"},"password":{"$ref":"schema:Password"},"name":{"type":"string","minLength":1,"maxLength":100},"workspace_name":{"type":"string","minLength":1,"maxLength":100},"setup_token":{"type":"string","maxLength":500},"invitation_token":{"type":"string","maxLength":200}},"additionalProperties":false};

function validate_RegisterRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_RegisterRequest.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.password === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "password"},message:"must have required property '"+"password"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.name === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "email") || (key0 === "password")) || (key0 === "name")) || (key0 === "workspace_name")) || (key0 === "setup_token")) || (key0 === "invitation_token"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "email,password,name,workspace_name,setup_token,invitation_token"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.email !== undefined){
if(!(validate_Email(data.email, {instancePath:instancePath+"/email",parentData:data,parentDataProperty:"email",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Email.errors : vErrors.concat(validate_Email.errors);
errors = vErrors.length;
}
}
if(data.password !== undefined){
if(!(validate_Password(data.password, {instancePath:instancePath+"/password",parentData:data,parentDataProperty:"password",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Password.errors : vErrors.concat(validate_Password.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
let data2 = data.name;
if(typeof data2 === "string"){
if(func_ucs2length(data2) > 100){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func_ucs2length(data2) < 1){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.workspace_name !== undefined){
let data3 = data.workspace_name;
if(typeof data3 === "string"){
if(func_ucs2length(data3) > 100){
const err7 = {instancePath:instancePath+"/workspace_name",schemaPath:"#/properties/workspace_name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func_ucs2length(data3) < 1){
const err8 = {instancePath:instancePath+"/workspace_name",schemaPath:"#/properties/workspace_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/workspace_name",schemaPath:"#/properties/workspace_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.setup_token !== undefined){
let data4 = data.setup_token;
if(typeof data4 === "string"){
if(func_ucs2length(data4) > 500){
const err10 = {instancePath:instancePath+"/setup_token",schemaPath:"#/properties/setup_token/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/setup_token",schemaPath:"#/properties/setup_token/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.invitation_token !== undefined){
let data5 = data.invitation_token;
if(typeof data5 === "string"){
if(func_ucs2length(data5) > 200){
const err12 = {instancePath:instancePath+"/invitation_token",schemaPath:"#/properties/invitation_token/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/invitation_token",schemaPath:"#/properties/invitation_token/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate_RegisterRequest.errors = vErrors;
return errors === 0;
}
validate_RegisterRequest.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.RtcClientMessage = validate_RtcClientMessage;
const schema_RtcClientMessage = {"oneOf":[{"$ref":"schema:RtcText"},{"$ref":"schema:RtcCaption"},{"$ref":"schema:RtcMute"},{"$ref":"schema:RtcInterrupt"},{"$ref":"schema:RtcDtmf"},{"$ref":"schema:RtcPlayed"},{"$ref":"schema:RtcHangUp"}],"discriminator":{"propertyName":"t"},"variants":["text","caption","mute","interrupt","dtmf","played","end"],"type":"object"};
const schema_RtcText = {"type":"object","required":["t","text"],"properties":{"t":{"type":"string","const":"text"},"text":{"type":"string","minLength":1,"maxLength":4000}},"additionalProperties":false};

function validate_RtcText(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_RtcText.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.t === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "t"},message:"must have required property '"+"t"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.text === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "t") || (key0 === "text"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "t,text"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.t !== undefined){
let data0 = data.t;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/t",schemaPath:"#/properties/t/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("text" !== data0){
const err4 = {instancePath:instancePath+"/t",schemaPath:"#/properties/t/const",keyword:"const",params:{allowedValue: "text"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.text !== undefined){
let data1 = data.text;
if(typeof data1 === "string"){
if(func_ucs2length(data1) > 4000){
const err5 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func_ucs2length(data1) < 1){
const err6 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate_RtcText.errors = vErrors;
return errors === 0;
}
validate_RtcText.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema_RtcCaption = {"type":"object","required":["t","text","final"],"properties":{"t":{"type":"string","const":"caption"},"text":{"type":"string","maxLength":4000},"final":{"type":"boolean"}},"additionalProperties":false};

function validate_RtcCaption(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_RtcCaption.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.t === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "t"},message:"must have required property '"+"t"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.text === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.final === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "final"},message:"must have required property '"+"final"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "t") || (key0 === "text")) || (key0 === "final"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "t,text,final"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.t !== undefined){
let data0 = data.t;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/t",schemaPath:"#/properties/t/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if("caption" !== data0){
const err5 = {instancePath:instancePath+"/t",schemaPath:"#/properties/t/const",keyword:"const",params:{allowedValue: "caption"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.text !== undefined){
let data1 = data.text;
if(typeof data1 === "string"){
if(func_ucs2length(data1) > 4000){
const err6 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.final !== undefined){
if(typeof data.final !== "boolean"){
const err8 = {instancePath:instancePath+"/final",schemaPath:"#/properties/final/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate_RtcCaption.errors = vErrors;
return errors === 0;
}
validate_RtcCaption.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema_RtcMute = {"type":"object","required":["t","on"],"properties":{"t":{"type":"string","const":"mute"},"on":{"type":"boolean"}},"additionalProperties":false};

function validate_RtcMute(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_RtcMute.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.t === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "t"},message:"must have required property '"+"t"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.on === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "on"},message:"must have required property '"+"on"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "t") || (key0 === "on"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "t,on"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.t !== undefined){
let data0 = data.t;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/t",schemaPath:"#/properties/t/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("mute" !== data0){
const err4 = {instancePath:instancePath+"/t",schemaPath:"#/properties/t/const",keyword:"const",params:{allowedValue: "mute"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.on !== undefined){
if(typeof data.on !== "boolean"){
const err5 = {instancePath:instancePath+"/on",schemaPath:"#/properties/on/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate_RtcMute.errors = vErrors;
return errors === 0;
}
validate_RtcMute.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema_RtcInterrupt = {"type":"object","required":["t"],"properties":{"t":{"type":"string","const":"interrupt"}},"additionalProperties":false};

function validate_RtcInterrupt(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_RtcInterrupt.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.t === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "t"},message:"must have required property '"+"t"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "t")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "t"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.t !== undefined){
let data0 = data.t;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/t",schemaPath:"#/properties/t/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if("interrupt" !== data0){
const err3 = {instancePath:instancePath+"/t",schemaPath:"#/properties/t/const",keyword:"const",params:{allowedValue: "interrupt"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate_RtcInterrupt.errors = vErrors;
return errors === 0;
}
validate_RtcInterrupt.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema_RtcDtmf = {"type":"object","required":["t","digits"],"properties":{"t":{"type":"string","const":"dtmf"},"digits":{"type":"string","pattern":"^[0-9A-D*#]{1,32}$"}},"additionalProperties":false};
const pattern_bf075d52 = new RegExp("^[0-9A-D*#]{1,32}$", "u");

function validate_RtcDtmf(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_RtcDtmf.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.t === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "t"},message:"must have required property '"+"t"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.digits === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "digits"},message:"must have required property '"+"digits"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "t") || (key0 === "digits"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "t,digits"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.t !== undefined){
let data0 = data.t;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/t",schemaPath:"#/properties/t/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("dtmf" !== data0){
const err4 = {instancePath:instancePath+"/t",schemaPath:"#/properties/t/const",keyword:"const",params:{allowedValue: "dtmf"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.digits !== undefined){
let data1 = data.digits;
if(typeof data1 === "string"){
if(!pattern_bf075d52.test(data1)){
const err5 = {instancePath:instancePath+"/digits",schemaPath:"#/properties/digits/pattern",keyword:"pattern",params:{pattern: "^[0-9A-D*#]{1,32}$"},message:"must match pattern \""+"^[0-9A-D*#]{1,32}$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/digits",schemaPath:"#/properties/digits/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate_RtcDtmf.errors = vErrors;
return errors === 0;
}
validate_RtcDtmf.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema_RtcPlayed = {"type":"object","required":["t","frames"],"properties":{"t":{"type":"string","const":"played"},"frames":{"type":"integer","minimum":0,"maximum":4294967295}},"additionalProperties":false};

function validate_RtcPlayed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_RtcPlayed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.t === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "t"},message:"must have required property '"+"t"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.frames === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "frames"},message:"must have required property '"+"frames"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "t") || (key0 === "frames"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "t,frames"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.t !== undefined){
let data0 = data.t;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/t",schemaPath:"#/properties/t/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("played" !== data0){
const err4 = {instancePath:instancePath+"/t",schemaPath:"#/properties/t/const",keyword:"const",params:{allowedValue: "played"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.frames !== undefined){
let data1 = data.frames;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err5 = {instancePath:instancePath+"/frames",schemaPath:"#/properties/frames/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 > 4294967295 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/frames",schemaPath:"#/properties/frames/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4294967295},message:"must be <= 4294967295"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/frames",schemaPath:"#/properties/frames/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate_RtcPlayed.errors = vErrors;
return errors === 0;
}
validate_RtcPlayed.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema_RtcHangUp = {"type":"object","required":["t"],"properties":{"t":{"type":"string","const":"end"}},"additionalProperties":false};

function validate_RtcHangUp(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_RtcHangUp.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.t === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "t"},message:"must have required property '"+"t"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "t")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "t"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.t !== undefined){
let data0 = data.t;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/t",schemaPath:"#/properties/t/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if("end" !== data0){
const err3 = {instancePath:instancePath+"/t",schemaPath:"#/properties/t/const",keyword:"const",params:{allowedValue: "end"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate_RtcHangUp.errors = vErrors;
return errors === 0;
}
validate_RtcHangUp.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate_RtcClientMessage(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_RtcClientMessage.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.t;
if(typeof tag0 == "string"){
if(tag0 === "text"){
if(!(validate_RtcText(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_RtcText.errors : vErrors.concat(validate_RtcText.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "caption"){
if(!(validate_RtcCaption(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_RtcCaption.errors : vErrors.concat(validate_RtcCaption.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "mute"){
if(!(validate_RtcMute(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_RtcMute.errors : vErrors.concat(validate_RtcMute.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "interrupt"){
if(!(validate_RtcInterrupt(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_RtcInterrupt.errors : vErrors.concat(validate_RtcInterrupt.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "dtmf"){
if(!(validate_RtcDtmf(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_RtcDtmf.errors : vErrors.concat(validate_RtcDtmf.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "played"){
if(!(validate_RtcPlayed(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_RtcPlayed.errors : vErrors.concat(validate_RtcPlayed.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "end"){
if(!(validate_RtcHangUp(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_RtcHangUp.errors : vErrors.concat(validate_RtcHangUp.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
const err0 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "t", tagValue: tag0, variants: "text, caption, mute, interrupt, dtmf, played, end"},message:"value of tag \"t\" must be in oneOf"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "t", tagValue: tag0, variants: "text, caption, mute, interrupt, dtmf, played, end"},message:"tag \"t\" must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate_RtcClientMessage.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate_RtcClientMessage.evaluated = {"dynamicProps":true,"dynamicItems":false};

exports.RtcTokenCreate = validate_RtcTokenCreate;
const schema_RtcTokenCreate = {"type":"object","required":["agent_id"],"properties":{"agent_id":{"type":"string","maxLength":64},"metadata":{"$ref":"schema:Metadata"},"variables":{"$ref":"schema:Variables"},"draft":{"$ref":"schema:AgentDraft"},"transport":{"$ref":"schema:RtcTransport"}},"additionalProperties":false};
const schema_RtcTransport = {"type":"string","enum":["websocket","livekit"]};

function validate_RtcTransport(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_RtcTransport.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((data === "websocket") || (data === "livekit"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_RtcTransport.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate_RtcTransport.errors = vErrors;
return errors === 0;
}
validate_RtcTransport.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate_RtcTokenCreate(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_RtcTokenCreate.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.agent_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "agent_id"},message:"must have required property '"+"agent_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "agent_id") || (key0 === "metadata")) || (key0 === "variables")) || (key0 === "draft")) || (key0 === "transport"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "agent_id,metadata,variables,draft,transport"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.agent_id !== undefined){
let data0 = data.agent_id;
if(typeof data0 === "string"){
if(func_ucs2length(data0) > 64){
const err2 = {instancePath:instancePath+"/agent_id",schemaPath:"#/properties/agent_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/agent_id",schemaPath:"#/properties/agent_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.metadata !== undefined){
if(!(validate_Metadata(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Metadata.errors : vErrors.concat(validate_Metadata.errors);
errors = vErrors.length;
}
}
if(data.variables !== undefined){
if(!(validate_Variables(data.variables, {instancePath:instancePath+"/variables",parentData:data,parentDataProperty:"variables",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Variables.errors : vErrors.concat(validate_Variables.errors);
errors = vErrors.length;
}
}
if(data.draft !== undefined){
if(!(validate_AgentDraft(data.draft, {instancePath:instancePath+"/draft",parentData:data,parentDataProperty:"draft",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_AgentDraft.errors : vErrors.concat(validate_AgentDraft.errors);
errors = vErrors.length;
}
}
if(data.transport !== undefined){
if(!(validate_RtcTransport(data.transport, {instancePath:instancePath+"/transport",parentData:data,parentDataProperty:"transport",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_RtcTransport.errors : vErrors.concat(validate_RtcTransport.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate_RtcTokenCreate.errors = vErrors;
return errors === 0;
}
validate_RtcTokenCreate.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.ScheduleCreate = validate_ScheduleCreate;
const schema_ScheduleCreate = {"type":"object","required":["agent_id","to_number"],"properties":{"agent_id":{"type":"string","maxLength":64},"to_number":{"$ref":"schema:E164"},"from_number":{"type":["string","null"],"pattern":"^\\+[1-9][0-9]{6,14}$","spelled":true},"at":{"type":["string","null"],"format":"date-time"},"rrule":{"type":["string","null"],"minLength":1,"maxLength":1000},"time_zone":{"type":["string","null"],"maxLength":64},"starts_at":{"type":["string","null"],"pattern":"^[0-9]{4}-[01][0-9]-[0-3][0-9]T[0-2][0-9]:[0-5][0-9]:[0-5][0-9]$"},"metadata":{"$ref":"schema:Metadata"},"variables":{"$ref":"schema:Variables"},"misfire_grace_seconds":{"type":"integer","minimum":0,"maximum":86400,"default":300},"id":{"dropped":true},"status":{"dropped":true},"status_reason":{"dropped":true},"next_run_at":{"dropped":true},"runs":{"dropped":true},"created_at":{"dropped":true},"updated_at":{"dropped":true}},"additionalProperties":false};
const pattern_03720390 = new RegExp("^[0-9]{4}-[01][0-9]-[0-3][0-9]T[0-2][0-9]:[0-5][0-9]:[0-5][0-9]$", "u");

function validate_ScheduleCreate(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_ScheduleCreate.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.agent_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "agent_id"},message:"must have required property '"+"agent_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.to_number === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "to_number"},message:"must have required property '"+"to_number"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(func_hasOwnProperty.call(schema_ScheduleCreate.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "agent_id,to_number,from_number,at,rrule,time_zone,starts_at,metadata,variables,misfire_grace_seconds"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.agent_id !== undefined){
let data0 = data.agent_id;
if(typeof data0 === "string"){
if(func_ucs2length(data0) > 64){
const err3 = {instancePath:instancePath+"/agent_id",schemaPath:"#/properties/agent_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/agent_id",schemaPath:"#/properties/agent_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.to_number !== undefined){
if(!(validate_E164(data.to_number, {instancePath:instancePath+"/to_number",parentData:data,parentDataProperty:"to_number",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_E164.errors : vErrors.concat(validate_E164.errors);
errors = vErrors.length;
}
}
if(data.from_number !== undefined){
let data2 = data.from_number;
if((typeof data2 !== "string") && (data2 !== null)){
const err5 = {instancePath:instancePath+"/from_number",schemaPath:"#/properties/from_number/type",keyword:"type",params:{type: schema_ScheduleCreate.properties.from_number.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data2 === "string"){
if(/^\+(?!.*\(0\))[1-9][0-9 .()-]*$/.test(data2)){
data2 = data2.replace(/[ .()-]/g, "");
data["from_number"] = data2;
}
if(!pattern_a2710880.test(data2)){
const err6 = {instancePath:instancePath+"/from_number",schemaPath:"#/properties/from_number/pattern",keyword:"pattern",params:{pattern: "^\\+[1-9][0-9]{6,14}$"},message:"must match pattern \""+"^\\+[1-9][0-9]{6,14}$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.at !== undefined){
let data3 = data.at;
if((typeof data3 !== "string") && (data3 !== null)){
const err7 = {instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: schema_ScheduleCreate.properties.at.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data3 === "string"){
if(!(formats_37d7ec70.validate(data3))){
const err8 = {instancePath:instancePath+"/at",schemaPath:"#/properties/at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.rrule !== undefined){
let data4 = data.rrule;
if((typeof data4 !== "string") && (data4 !== null)){
const err9 = {instancePath:instancePath+"/rrule",schemaPath:"#/properties/rrule/type",keyword:"type",params:{type: schema_ScheduleCreate.properties.rrule.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data4 === "string"){
if(func_ucs2length(data4) > 1000){
const err10 = {instancePath:instancePath+"/rrule",schemaPath:"#/properties/rrule/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(func_ucs2length(data4) < 1){
const err11 = {instancePath:instancePath+"/rrule",schemaPath:"#/properties/rrule/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
if(data.time_zone !== undefined){
let data5 = data.time_zone;
if((typeof data5 !== "string") && (data5 !== null)){
const err12 = {instancePath:instancePath+"/time_zone",schemaPath:"#/properties/time_zone/type",keyword:"type",params:{type: schema_ScheduleCreate.properties.time_zone.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(typeof data5 === "string"){
if(func_ucs2length(data5) > 64){
const err13 = {instancePath:instancePath+"/time_zone",schemaPath:"#/properties/time_zone/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
if(data.starts_at !== undefined){
let data6 = data.starts_at;
if((typeof data6 !== "string") && (data6 !== null)){
const err14 = {instancePath:instancePath+"/starts_at",schemaPath:"#/properties/starts_at/type",keyword:"type",params:{type: schema_ScheduleCreate.properties.starts_at.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data6 === "string"){
if(!pattern_03720390.test(data6)){
const err15 = {instancePath:instancePath+"/starts_at",schemaPath:"#/properties/starts_at/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[01][0-9]-[0-3][0-9]T[0-2][0-9]:[0-5][0-9]:[0-5][0-9]$"},message:"must match pattern \""+"^[0-9]{4}-[01][0-9]-[0-3][0-9]T[0-2][0-9]:[0-5][0-9]:[0-5][0-9]$"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data.metadata !== undefined){
if(!(validate_Metadata(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Metadata.errors : vErrors.concat(validate_Metadata.errors);
errors = vErrors.length;
}
}
if(data.variables !== undefined){
if(!(validate_Variables(data.variables, {instancePath:instancePath+"/variables",parentData:data,parentDataProperty:"variables",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Variables.errors : vErrors.concat(validate_Variables.errors);
errors = vErrors.length;
}
}
if(data.misfire_grace_seconds !== undefined){
let data9 = data.misfire_grace_seconds;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
const err16 = {instancePath:instancePath+"/misfire_grace_seconds",schemaPath:"#/properties/misfire_grace_seconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(typeof data9 == "number"){
if(data9 > 86400 || isNaN(data9)){
const err17 = {instancePath:instancePath+"/misfire_grace_seconds",schemaPath:"#/properties/misfire_grace_seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400},message:"must be <= 86400"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data9 < 0 || isNaN(data9)){
const err18 = {instancePath:instancePath+"/misfire_grace_seconds",schemaPath:"#/properties/misfire_grace_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
if(data.id !== undefined){
delete data["id"];
}
if(data.status !== undefined){
delete data["status"];
}
if(data.status_reason !== undefined){
delete data["status_reason"];
}
if(data.next_run_at !== undefined){
delete data["next_run_at"];
}
if(data.runs !== undefined){
delete data["runs"];
}
if(data.created_at !== undefined){
delete data["created_at"];
}
if(data.updated_at !== undefined){
delete data["updated_at"];
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate_ScheduleCreate.errors = vErrors;
return errors === 0;
}
validate_ScheduleCreate.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.ScheduleUpdate = validate_ScheduleUpdate;
const schema_ScheduleUpdate = {"properties":{"agent_id":{"type":"string","maxLength":64},"to_number":{"$ref":"schema:E164"},"from_number":{"type":["string","null"],"pattern":"^\\+[1-9][0-9]{6,14}$","spelled":true},"at":{"type":["string","null"],"format":"date-time"},"rrule":{"type":["string","null"],"minLength":1,"maxLength":1000},"time_zone":{"type":["string","null"],"maxLength":64},"starts_at":{"type":["string","null"],"pattern":"^[0-9]{4}-[01][0-9]-[0-3][0-9]T[0-2][0-9]:[0-5][0-9]:[0-5][0-9]$"},"metadata":{"$ref":"schema:Metadata"},"variables":{"$ref":"schema:Variables"},"misfire_grace_seconds":{"type":["integer","null"],"minimum":0,"maximum":86400},"status":{"type":"string","enum":["scheduled","paused"]},"id":{"dropped":true},"status_reason":{"dropped":true},"next_run_at":{"dropped":true},"runs":{"dropped":true},"created_at":{"dropped":true},"updated_at":{"dropped":true}},"type":"object","additionalProperties":false};

function validate_ScheduleUpdate(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_ScheduleUpdate.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func_hasOwnProperty.call(schema_ScheduleUpdate.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "agent_id,to_number,from_number,at,rrule,time_zone,starts_at,metadata,variables,misfire_grace_seconds,status"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.agent_id !== undefined){
let data0 = data.agent_id;
if(typeof data0 === "string"){
if(func_ucs2length(data0) > 64){
const err1 = {instancePath:instancePath+"/agent_id",schemaPath:"#/properties/agent_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/agent_id",schemaPath:"#/properties/agent_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.to_number !== undefined){
if(!(validate_E164(data.to_number, {instancePath:instancePath+"/to_number",parentData:data,parentDataProperty:"to_number",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_E164.errors : vErrors.concat(validate_E164.errors);
errors = vErrors.length;
}
}
if(data.from_number !== undefined){
let data2 = data.from_number;
if((typeof data2 !== "string") && (data2 !== null)){
const err3 = {instancePath:instancePath+"/from_number",schemaPath:"#/properties/from_number/type",keyword:"type",params:{type: schema_ScheduleUpdate.properties.from_number.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data2 === "string"){
if(/^\+(?!.*\(0\))[1-9][0-9 .()-]*$/.test(data2)){
data2 = data2.replace(/[ .()-]/g, "");
data["from_number"] = data2;
}
if(!pattern_a2710880.test(data2)){
const err4 = {instancePath:instancePath+"/from_number",schemaPath:"#/properties/from_number/pattern",keyword:"pattern",params:{pattern: "^\\+[1-9][0-9]{6,14}$"},message:"must match pattern \""+"^\\+[1-9][0-9]{6,14}$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data.at !== undefined){
let data3 = data.at;
if((typeof data3 !== "string") && (data3 !== null)){
const err5 = {instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: schema_ScheduleUpdate.properties.at.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data3 === "string"){
if(!(formats_37d7ec70.validate(data3))){
const err6 = {instancePath:instancePath+"/at",schemaPath:"#/properties/at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.rrule !== undefined){
let data4 = data.rrule;
if((typeof data4 !== "string") && (data4 !== null)){
const err7 = {instancePath:instancePath+"/rrule",schemaPath:"#/properties/rrule/type",keyword:"type",params:{type: schema_ScheduleUpdate.properties.rrule.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data4 === "string"){
if(func_ucs2length(data4) > 1000){
const err8 = {instancePath:instancePath+"/rrule",schemaPath:"#/properties/rrule/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func_ucs2length(data4) < 1){
const err9 = {instancePath:instancePath+"/rrule",schemaPath:"#/properties/rrule/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.time_zone !== undefined){
let data5 = data.time_zone;
if((typeof data5 !== "string") && (data5 !== null)){
const err10 = {instancePath:instancePath+"/time_zone",schemaPath:"#/properties/time_zone/type",keyword:"type",params:{type: schema_ScheduleUpdate.properties.time_zone.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data5 === "string"){
if(func_ucs2length(data5) > 64){
const err11 = {instancePath:instancePath+"/time_zone",schemaPath:"#/properties/time_zone/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
if(data.starts_at !== undefined){
let data6 = data.starts_at;
if((typeof data6 !== "string") && (data6 !== null)){
const err12 = {instancePath:instancePath+"/starts_at",schemaPath:"#/properties/starts_at/type",keyword:"type",params:{type: schema_ScheduleUpdate.properties.starts_at.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(typeof data6 === "string"){
if(!pattern_03720390.test(data6)){
const err13 = {instancePath:instancePath+"/starts_at",schemaPath:"#/properties/starts_at/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[01][0-9]-[0-3][0-9]T[0-2][0-9]:[0-5][0-9]:[0-5][0-9]$"},message:"must match pattern \""+"^[0-9]{4}-[01][0-9]-[0-3][0-9]T[0-2][0-9]:[0-5][0-9]:[0-5][0-9]$"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
if(data.metadata !== undefined){
if(!(validate_Metadata(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Metadata.errors : vErrors.concat(validate_Metadata.errors);
errors = vErrors.length;
}
}
if(data.variables !== undefined){
if(!(validate_Variables(data.variables, {instancePath:instancePath+"/variables",parentData:data,parentDataProperty:"variables",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Variables.errors : vErrors.concat(validate_Variables.errors);
errors = vErrors.length;
}
}
if(data.misfire_grace_seconds !== undefined){
let data9 = data.misfire_grace_seconds;
if((!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))) && (data9 !== null)){
const err14 = {instancePath:instancePath+"/misfire_grace_seconds",schemaPath:"#/properties/misfire_grace_seconds/type",keyword:"type",params:{type: schema_ScheduleUpdate.properties.misfire_grace_seconds.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data9 == "number"){
if(data9 > 86400 || isNaN(data9)){
const err15 = {instancePath:instancePath+"/misfire_grace_seconds",schemaPath:"#/properties/misfire_grace_seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400},message:"must be <= 86400"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data9 < 0 || isNaN(data9)){
const err16 = {instancePath:instancePath+"/misfire_grace_seconds",schemaPath:"#/properties/misfire_grace_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
if(data.status !== undefined){
let data10 = data.status;
if(typeof data10 !== "string"){
const err17 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!((data10 === "scheduled") || (data10 === "paused"))){
const err18 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema_ScheduleUpdate.properties.status.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.id !== undefined){
delete data["id"];
}
if(data.status_reason !== undefined){
delete data["status_reason"];
}
if(data.next_run_at !== undefined){
delete data["next_run_at"];
}
if(data.runs !== undefined){
delete data["runs"];
}
if(data.created_at !== undefined){
delete data["created_at"];
}
if(data.updated_at !== undefined){
delete data["updated_at"];
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate_ScheduleUpdate.errors = vErrors;
return errors === 0;
}
validate_ScheduleUpdate.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.SecondFactorDisable = validate_SecondFactorDisable;
const schema_SecondFactorDisable = {"type":"object","required":["code"],"properties":{"current_password":{"type":"string","maxLength":256},"code":{"$ref":"schema:LoginCode"}},"additionalProperties":false};

function validate_SecondFactorDisable(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_SecondFactorDisable.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "current_password") || (key0 === "code"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "current_password,code"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.current_password !== undefined){
let data0 = data.current_password;
if(typeof data0 === "string"){
if(func_ucs2length(data0) > 256){
const err2 = {instancePath:instancePath+"/current_password",schemaPath:"#/properties/current_password/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/current_password",schemaPath:"#/properties/current_password/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.code !== undefined){
if(!(validate_LoginCode(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_LoginCode.errors : vErrors.concat(validate_LoginCode.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate_SecondFactorDisable.errors = vErrors;
return errors === 0;
}
validate_SecondFactorDisable.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.SecondFactorEnroll = validate_SecondFactorEnroll;
const schema_SecondFactorEnroll = {"type":"object","properties":{"current_password":{"type":"string","maxLength":256}},"additionalProperties":false};

function validate_SecondFactorEnroll(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_SecondFactorEnroll.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "current_password")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "current_password"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.current_password !== undefined){
let data0 = data.current_password;
if(typeof data0 === "string"){
if(func_ucs2length(data0) > 256){
const err1 = {instancePath:instancePath+"/current_password",schemaPath:"#/properties/current_password/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/current_password",schemaPath:"#/properties/current_password/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate_SecondFactorEnroll.errors = vErrors;
return errors === 0;
}
validate_SecondFactorEnroll.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.SecondStep = validate_SecondStep;
const schema_SecondStep = {"type":"object","required":["login_token","code"],"properties":{"login_token":{"type":"string","maxLength":1000},"code":{"$ref":"schema:LoginCode"}},"additionalProperties":false};

function validate_SecondStep(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_SecondStep.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.login_token === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "login_token"},message:"must have required property '"+"login_token"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.code === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "login_token") || (key0 === "code"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "login_token,code"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.login_token !== undefined){
let data0 = data.login_token;
if(typeof data0 === "string"){
if(func_ucs2length(data0) > 1000){
const err3 = {instancePath:instancePath+"/login_token",schemaPath:"#/properties/login_token/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/login_token",schemaPath:"#/properties/login_token/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.code !== undefined){
if(!(validate_LoginCode(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_LoginCode.errors : vErrors.concat(validate_LoginCode.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate_SecondStep.errors = vErrors;
return errors === 0;
}
validate_SecondStep.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.SecretRotation = validate_SecretRotation;
const schema_SecretRotation = {"type":"object","properties":{"promote":{"type":"boolean"}},"additionalProperties":false};

function validate_SecretRotation(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_SecretRotation.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "promote")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "promote"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.promote !== undefined){
if(typeof data.promote !== "boolean"){
const err1 = {instancePath:instancePath+"/promote",schemaPath:"#/properties/promote/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate_SecretRotation.errors = vErrors;
return errors === 0;
}
validate_SecretRotation.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.SignInFinish = validate_SignInFinish;
const schema_SignInFinish = {"type":"object","required":["code","state","sign_in_token"],"properties":{"code":{"type":"string","minLength":1,"maxLength":4096},"state":{"type":"string","minLength":1,"maxLength":512},"iss":{"type":"string","maxLength":2048},"sign_in_token":{"type":"string","maxLength":4096}},"additionalProperties":false};

function validate_SignInFinish(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_SignInFinish.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.state === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.sign_in_token === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sign_in_token"},message:"must have required property '"+"sign_in_token"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "code") || (key0 === "state")) || (key0 === "iss")) || (key0 === "sign_in_token"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "code,state,iss,sign_in_token"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 === "string"){
if(func_ucs2length(data0) > 4096){
const err4 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func_ucs2length(data0) < 1){
const err5 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.state !== undefined){
let data1 = data.state;
if(typeof data1 === "string"){
if(func_ucs2length(data1) > 512){
const err7 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func_ucs2length(data1) < 1){
const err8 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.iss !== undefined){
let data2 = data.iss;
if(typeof data2 === "string"){
if(func_ucs2length(data2) > 2048){
const err10 = {instancePath:instancePath+"/iss",schemaPath:"#/properties/iss/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/iss",schemaPath:"#/properties/iss/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.sign_in_token !== undefined){
let data3 = data.sign_in_token;
if(typeof data3 === "string"){
if(func_ucs2length(data3) > 4096){
const err12 = {instancePath:instancePath+"/sign_in_token",schemaPath:"#/properties/sign_in_token/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/sign_in_token",schemaPath:"#/properties/sign_in_token/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate_SignInFinish.errors = vErrors;
return errors === 0;
}
validate_SignInFinish.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.TopupCreate = validate_TopupCreate;
const schema_TopupCreate = {"type":"object","required":["amount"],"properties":{"amount":{"type":["string","number"],"pattern":"^[0-9]{1,5}(\\.[0-9]{1,6})?$"},"currency":{"type":"string","enum":["USD"],"default":"USD"},"save_method":{"type":"boolean","default":false}},"additionalProperties":false};
const pattern_ef3d7f64 = new RegExp("^[0-9]{1,5}(\\.[0-9]{1,6})?$", "u");

function validate_TopupCreate(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_TopupCreate.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.amount === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "amount") || (key0 === "currency")) || (key0 === "save_method"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "amount,currency,save_method"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.amount !== undefined){
let data0 = data.amount;
if((typeof data0 !== "string") && (!(typeof data0 == "number"))){
const err2 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type: schema_TopupCreate.properties.amount.type},message:"must be string,number"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(typeof data0 === "string"){
if(!pattern_ef3d7f64.test(data0)){
const err3 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,5}(\\.[0-9]{1,6})?$"},message:"must match pattern \""+"^[0-9]{1,5}(\\.[0-9]{1,6})?$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.currency !== undefined){
let data1 = data.currency;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(data1 === "USD")){
const err5 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/enum",keyword:"enum",params:{allowedValues: schema_TopupCreate.properties.currency.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.save_method !== undefined){
if(typeof data.save_method !== "boolean"){
const err6 = {instancePath:instancePath+"/save_method",schemaPath:"#/properties/save_method/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate_TopupCreate.errors = vErrors;
return errors === 0;
}
validate_TopupCreate.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.UserUpdate = validate_UserUpdate;
const schema_UserUpdate = {"type":"object","minProperties":1,"properties":{"name":{"type":"string","minLength":1,"maxLength":100},"email":{"$ref":"schema:Email"},"password":{"$ref":"schema:Password"},"current_password":{"type":"string","maxLength":256},"time_zone":{"$ref":"schema:TimeZone"}},"additionalProperties":false};
const schema_TimeZone = {"type":"string","maxLength":64};

function validate_TimeZone(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_TimeZone.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func_ucs2length(data) > 64){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate_TimeZone.errors = vErrors;
return errors === 0;
}
validate_TimeZone.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate_UserUpdate(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_UserUpdate.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "name") || (key0 === "email")) || (key0 === "password")) || (key0 === "current_password")) || (key0 === "time_zone"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "name,email,password,current_password,time_zone"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func_ucs2length(data0) > 100){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func_ucs2length(data0) < 1){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.email !== undefined){
if(!(validate_Email(data.email, {instancePath:instancePath+"/email",parentData:data,parentDataProperty:"email",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Email.errors : vErrors.concat(validate_Email.errors);
errors = vErrors.length;
}
}
if(data.password !== undefined){
if(!(validate_Password(data.password, {instancePath:instancePath+"/password",parentData:data,parentDataProperty:"password",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Password.errors : vErrors.concat(validate_Password.errors);
errors = vErrors.length;
}
}
if(data.current_password !== undefined){
let data3 = data.current_password;
if(typeof data3 === "string"){
if(func_ucs2length(data3) > 256){
const err5 = {instancePath:instancePath+"/current_password",schemaPath:"#/properties/current_password/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/current_password",schemaPath:"#/properties/current_password/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.time_zone !== undefined){
if(!(validate_TimeZone(data.time_zone, {instancePath:instancePath+"/time_zone",parentData:data,parentDataProperty:"time_zone",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_TimeZone.errors : vErrors.concat(validate_TimeZone.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate_UserUpdate.errors = vErrors;
return errors === 0;
}
validate_UserUpdate.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.VoicePreview = validate_VoicePreview;
const schema_VoicePreview = {"type":"object","properties":{"text":{"type":"string","minLength":1,"maxLength":300},"language":{"type":"string","minLength":2,"maxLength":35}},"additionalProperties":false};

function validate_VoicePreview(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_VoicePreview.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "text") || (key0 === "language"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "text,language"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.text !== undefined){
let data0 = data.text;
if(typeof data0 === "string"){
if(func_ucs2length(data0) > 300){
const err1 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func_ucs2length(data0) < 1){
const err2 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.language !== undefined){
let data1 = data.language;
if(typeof data1 === "string"){
if(func_ucs2length(data1) > 35){
const err4 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/maxLength",keyword:"maxLength",params:{limit: 35},message:"must NOT have more than 35 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func_ucs2length(data1) < 2){
const err5 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate_VoicePreview.errors = vErrors;
return errors === 0;
}
validate_VoicePreview.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.WalletUpdate = validate_WalletUpdate;
const schema_WalletUpdate = {"type":"object","properties":{"low_balance_threshold":{"oneOf":[{"$ref":"schema:MoneyInput"},{"type":"null"}]},"daily_cap":{"oneOf":[{"$ref":"schema:MoneyInput"},{"type":"null"}]},"monthly_cap":{"oneOf":[{"$ref":"schema:MoneyInput"},{"type":"null"}]},"auto_topup":{"oneOf":[{"$ref":"schema:AutoTopup"},{"type":"null"}]}},"additionalProperties":false};
const schema_MoneyInput = {"type":"object","required":["amount","currency"],"properties":{"amount":{"type":"string","pattern":"^[0-9]{1,9}(\\.[0-9]{1,6})?$"},"currency":{"type":"string","enum":["USD"]}},"additionalProperties":false};
const pattern_c22ae664 = new RegExp("^[0-9]{1,9}(\\.[0-9]{1,6})?$", "u");

function validate_MoneyInput(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_MoneyInput.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.amount === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.currency === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "currency"},message:"must have required property '"+"currency"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "amount") || (key0 === "currency"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "amount,currency"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.amount !== undefined){
let data0 = data.amount;
if(typeof data0 === "string"){
if(!pattern_c22ae664.test(data0)){
const err3 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,9}(\\.[0-9]{1,6})?$"},message:"must match pattern \""+"^[0-9]{1,9}(\\.[0-9]{1,6})?$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.currency !== undefined){
let data1 = data.currency;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(data1 === "USD")){
const err6 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/enum",keyword:"enum",params:{allowedValues: schema_MoneyInput.properties.currency.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate_MoneyInput.errors = vErrors;
return errors === 0;
}
validate_MoneyInput.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema_AutoTopup = {"type":"object","required":["threshold","amount"],"properties":{"threshold":{"$ref":"schema:MoneyInput"},"amount":{"$ref":"schema:MoneyInput"}},"additionalProperties":false};

function validate_AutoTopup(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_AutoTopup.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.threshold === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "threshold"},message:"must have required property '"+"threshold"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.amount === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "threshold") || (key0 === "amount"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "threshold,amount"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.threshold !== undefined){
if(!(validate_MoneyInput(data.threshold, {instancePath:instancePath+"/threshold",parentData:data,parentDataProperty:"threshold",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_MoneyInput.errors : vErrors.concat(validate_MoneyInput.errors);
errors = vErrors.length;
}
}
if(data.amount !== undefined){
if(!(validate_MoneyInput(data.amount, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_MoneyInput.errors : vErrors.concat(validate_MoneyInput.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate_AutoTopup.errors = vErrors;
return errors === 0;
}
validate_AutoTopup.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate_WalletUpdate(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_WalletUpdate.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "low_balance_threshold") || (key0 === "daily_cap")) || (key0 === "monthly_cap")) || (key0 === "auto_topup"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "low_balance_threshold,daily_cap,monthly_cap,auto_topup"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.low_balance_threshold !== undefined){
let data0 = data.low_balance_threshold;
const _errs3 = errors;
let valid1 = false;
let passing0 = null;
const _errs4 = errors;
if(!(validate_MoneyInput(data0, {instancePath:instancePath+"/low_balance_threshold",parentData:data,parentDataProperty:"low_balance_threshold",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_MoneyInput.errors : vErrors.concat(validate_MoneyInput.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs5 = errors;
if(data0 !== null){
const err1 = {instancePath:instancePath+"/low_balance_threshold",schemaPath:"#/properties/low_balance_threshold/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs5 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err2 = {instancePath:instancePath+"/low_balance_threshold",schemaPath:"#/properties/low_balance_threshold/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
}
if(data.daily_cap !== undefined){
let data1 = data.daily_cap;
const _errs8 = errors;
let valid2 = false;
let passing1 = null;
const _errs9 = errors;
if(!(validate_MoneyInput(data1, {instancePath:instancePath+"/daily_cap",parentData:data,parentDataProperty:"daily_cap",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_MoneyInput.errors : vErrors.concat(validate_MoneyInput.errors);
errors = vErrors.length;
}
var _valid1 = _errs9 === errors;
if(_valid1){
valid2 = true;
passing1 = 0;
}
const _errs10 = errors;
if(data1 !== null){
const err3 = {instancePath:instancePath+"/daily_cap",schemaPath:"#/properties/daily_cap/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid1 = _errs10 === errors;
if(_valid1 && valid2){
valid2 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid2 = true;
passing1 = 1;
}
}
if(!valid2){
const err4 = {instancePath:instancePath+"/daily_cap",schemaPath:"#/properties/daily_cap/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
}
if(data.monthly_cap !== undefined){
let data2 = data.monthly_cap;
const _errs13 = errors;
let valid3 = false;
let passing2 = null;
const _errs14 = errors;
if(!(validate_MoneyInput(data2, {instancePath:instancePath+"/monthly_cap",parentData:data,parentDataProperty:"monthly_cap",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_MoneyInput.errors : vErrors.concat(validate_MoneyInput.errors);
errors = vErrors.length;
}
var _valid2 = _errs14 === errors;
if(_valid2){
valid3 = true;
passing2 = 0;
}
const _errs15 = errors;
if(data2 !== null){
const err5 = {instancePath:instancePath+"/monthly_cap",schemaPath:"#/properties/monthly_cap/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid2 = _errs15 === errors;
if(_valid2 && valid3){
valid3 = false;
passing2 = [passing2, 1];
}
else {
if(_valid2){
valid3 = true;
passing2 = 1;
}
}
if(!valid3){
const err6 = {instancePath:instancePath+"/monthly_cap",schemaPath:"#/properties/monthly_cap/oneOf",keyword:"oneOf",params:{passingSchemas: passing2},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
}
}
if(data.auto_topup !== undefined){
let data3 = data.auto_topup;
const _errs18 = errors;
let valid4 = false;
let passing3 = null;
const _errs19 = errors;
if(!(validate_AutoTopup(data3, {instancePath:instancePath+"/auto_topup",parentData:data,parentDataProperty:"auto_topup",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_AutoTopup.errors : vErrors.concat(validate_AutoTopup.errors);
errors = vErrors.length;
}
var _valid3 = _errs19 === errors;
if(_valid3){
valid4 = true;
passing3 = 0;
}
const _errs20 = errors;
if(data3 !== null){
const err7 = {instancePath:instancePath+"/auto_topup",schemaPath:"#/properties/auto_topup/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid3 = _errs20 === errors;
if(_valid3 && valid4){
valid4 = false;
passing3 = [passing3, 1];
}
else {
if(_valid3){
valid4 = true;
passing3 = 1;
}
}
if(!valid4){
const err8 = {instancePath:instancePath+"/auto_topup",schemaPath:"#/properties/auto_topup/oneOf",keyword:"oneOf",params:{passingSchemas: passing3},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate_WalletUpdate.errors = vErrors;
return errors === 0;
}
validate_WalletUpdate.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.WebhookCreate = validate_WebhookCreate;
const schema_WebhookCreate = {"type":"object","required":["url","events"],"properties":{"url":{"$ref":"schema:HttpUrl"},"events":{"type":"array","minItems":1,"maxItems":20,"if":{"maxItems":20},"then":{"items":{"$ref":"schema:EventName"},"uniqueItems":true}},"retry_policy":{"$ref":"schema:RetryPolicy"},"enabled":{"type":"boolean"}},"additionalProperties":false};
const schema_RetryPolicy = {"type":"string","enum":["scheduled","exponential"]};

function validate_RetryPolicy(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_RetryPolicy.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((data === "scheduled") || (data === "exponential"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_RetryPolicy.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate_RetryPolicy.errors = vErrors;
return errors === 0;
}
validate_RetryPolicy.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate_WebhookCreate(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_WebhookCreate.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.url === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.events === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "events"},message:"must have required property '"+"events"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "url") || (key0 === "events")) || (key0 === "retry_policy")) || (key0 === "enabled"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "url,events,retry_policy,enabled"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.url !== undefined){
if(!(validate_HttpUrl(data.url, {instancePath:instancePath+"/url",parentData:data,parentDataProperty:"url",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_HttpUrl.errors : vErrors.concat(validate_HttpUrl.errors);
errors = vErrors.length;
}
}
if(data.events !== undefined){
let data1 = data.events;
const _errs5 = errors;
let valid1 = true;
const _errs6 = errors;
if(Array.isArray(data1)){
if(data1.length > 20){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid0 = _errs6 === errors;
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs7 = errors;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate_EventName(data1[i0], {instancePath:instancePath+"/events/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_EventName.errors : vErrors.concat(validate_EventName.errors);
errors = vErrors.length;
}
}
let i1 = data1.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func_equal(data1[i1], data1[j0])){
const err4 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/then/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
break outer0;
}
}
}
}
}
var _valid0 = _errs7 === errors;
valid1 = _valid0;
}
if(!valid1){
const err5 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(Array.isArray(data1)){
if(data1.length > 20){
const err6 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.length < 1){
const err7 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.retry_policy !== undefined){
if(!(validate_RetryPolicy(data.retry_policy, {instancePath:instancePath+"/retry_policy",parentData:data,parentDataProperty:"retry_policy",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_RetryPolicy.errors : vErrors.concat(validate_RetryPolicy.errors);
errors = vErrors.length;
}
}
if(data.enabled !== undefined){
if(typeof data.enabled !== "boolean"){
const err9 = {instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate_WebhookCreate.errors = vErrors;
return errors === 0;
}
validate_WebhookCreate.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.WebhookTest = validate_WebhookTest;
const schema_WebhookTest = {"type":"object","properties":{"event":{"$ref":"schema:EventName"}},"additionalProperties":false};

function validate_WebhookTest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_WebhookTest.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "event")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "event"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.event !== undefined){
if(!(validate_EventName(data.event, {instancePath:instancePath+"/event",parentData:data,parentDataProperty:"event",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_EventName.errors : vErrors.concat(validate_EventName.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate_WebhookTest.errors = vErrors;
return errors === 0;
}
validate_WebhookTest.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.WebhookUpdate = validate_WebhookUpdate;
const schema_WebhookUpdate = {"minProperties":1,"properties":{"url":{"$ref":"schema:HttpUrl"},"events":{"type":"array","minItems":1,"maxItems":20,"if":{"maxItems":20},"then":{"items":{"$ref":"schema:EventName"},"uniqueItems":true}},"retry_policy":{"$ref":"schema:RetryPolicy"},"enabled":{"type":"boolean"}},"type":"object","additionalProperties":false};

function validate_WebhookUpdate(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_WebhookUpdate.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "url") || (key0 === "events")) || (key0 === "retry_policy")) || (key0 === "enabled"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "url,events,retry_policy,enabled"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.url !== undefined){
if(!(validate_HttpUrl(data.url, {instancePath:instancePath+"/url",parentData:data,parentDataProperty:"url",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_HttpUrl.errors : vErrors.concat(validate_HttpUrl.errors);
errors = vErrors.length;
}
}
if(data.events !== undefined){
let data1 = data.events;
const _errs5 = errors;
let valid1 = true;
const _errs6 = errors;
if(Array.isArray(data1)){
if(data1.length > 20){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs6 === errors;
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs7 = errors;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate_EventName(data1[i0], {instancePath:instancePath+"/events/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_EventName.errors : vErrors.concat(validate_EventName.errors);
errors = vErrors.length;
}
}
let i1 = data1.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func_equal(data1[i1], data1[j0])){
const err3 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/then/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
break outer0;
}
}
}
}
}
var _valid0 = _errs7 === errors;
valid1 = _valid0;
}
if(!valid1){
const err4 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(Array.isArray(data1)){
if(data1.length > 20){
const err5 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.length < 1){
const err6 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.retry_policy !== undefined){
if(!(validate_RetryPolicy(data.retry_policy, {instancePath:instancePath+"/retry_policy",parentData:data,parentDataProperty:"retry_policy",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_RetryPolicy.errors : vErrors.concat(validate_RetryPolicy.errors);
errors = vErrors.length;
}
}
if(data.enabled !== undefined){
if(typeof data.enabled !== "boolean"){
const err8 = {instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate_WebhookUpdate.errors = vErrors;
return errors === 0;
}
validate_WebhookUpdate.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.WidgetChat = validate_WidgetChat;
const schema_WidgetChat = {"type":"object","required":["message"],"properties":{"message":{"type":"string","minLength":1,"maxLength":4000},"session_id":{"type":["string","null"],"maxLength":64},"token":{"type":["string","null"],"maxLength":200}},"additionalProperties":false};

function validate_WidgetChat(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_WidgetChat.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.message === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "message") || (key0 === "session_id")) || (key0 === "token"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "message,session_id,token"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.message !== undefined){
let data0 = data.message;
if(typeof data0 === "string"){
if(func_ucs2length(data0) > 4000){
const err2 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func_ucs2length(data0) < 1){
const err3 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.session_id !== undefined){
let data1 = data.session_id;
if((typeof data1 !== "string") && (data1 !== null)){
const err5 = {instancePath:instancePath+"/session_id",schemaPath:"#/properties/session_id/type",keyword:"type",params:{type: schema_WidgetChat.properties.session_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data1 === "string"){
if(func_ucs2length(data1) > 64){
const err6 = {instancePath:instancePath+"/session_id",schemaPath:"#/properties/session_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.token !== undefined){
let data2 = data.token;
if((typeof data2 !== "string") && (data2 !== null)){
const err7 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: schema_WidgetChat.properties.token.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data2 === "string"){
if(func_ucs2length(data2) > 200){
const err8 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate_WidgetChat.errors = vErrors;
return errors === 0;
}
validate_WidgetChat.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.WidgetCreate = validate_WidgetCreate;
const schema_WidgetCreate = {"type":"object","required":["name","agent_id"],"properties":{"name":{"type":"string","minLength":1,"maxLength":100},"agent_id":{"type":"string","maxLength":64},"modes":{"type":"array","minItems":1,"maxItems":2,"if":{"maxItems":2},"then":{"items":{"$ref":"schema:WidgetMode"},"uniqueItems":true}},"allowed_domains":{"type":"array","maxItems":50,"if":{"maxItems":50},"then":{"items":{"type":"string","maxLength":260,"pattern":"^(\\*|(\\*\\.)?[A-Za-z0-9]([A-Za-z0-9-]{0,62})(\\.[A-Za-z0-9]([A-Za-z0-9-]{0,62}))*(:[0-9]{1,5})?)$"},"uniqueItems":true}},"theme":{"$ref":"schema:WidgetTheme"},"greeting":{"type":["string","null"],"maxLength":1000},"title":{"type":["string","null"],"maxLength":100},"budget_per_day":{"oneOf":[{"$ref":"schema:MoneyInput"},{"type":"null"}]},"status":{"type":"string","enum":["active","disabled"],"default":"active"},"id":{"dropped":true},"created_at":{"dropped":true},"updated_at":{"dropped":true}},"additionalProperties":false};
const schema_WidgetMode = {"type":"string","enum":["chat","voice"]};

function validate_WidgetMode(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_WidgetMode.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((data === "chat") || (data === "voice"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_WidgetMode.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate_WidgetMode.errors = vErrors;
return errors === 0;
}
validate_WidgetMode.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema_WidgetTheme = {"type":"object","properties":{"accent":{"type":"string","pattern":"^#[0-9A-Fa-f]{6}$","default":"#0f766e"},"position":{"type":"string","enum":["bottom-right","bottom-left"],"default":"bottom-right"},"mode":{"type":"string","enum":["auto","light","dark"],"default":"auto"}},"additionalProperties":false};
const pattern_665d4de0 = new RegExp("^#[0-9A-Fa-f]{6}$", "u");

function validate_WidgetTheme(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_WidgetTheme.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "accent") || (key0 === "position")) || (key0 === "mode"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "accent,position,mode"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.accent !== undefined){
let data0 = data.accent;
if(typeof data0 === "string"){
if(!pattern_665d4de0.test(data0)){
const err1 = {instancePath:instancePath+"/accent",schemaPath:"#/properties/accent/pattern",keyword:"pattern",params:{pattern: "^#[0-9A-Fa-f]{6}$"},message:"must match pattern \""+"^#[0-9A-Fa-f]{6}$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/accent",schemaPath:"#/properties/accent/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.position !== undefined){
let data1 = data.position;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/position",schemaPath:"#/properties/position/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((data1 === "bottom-right") || (data1 === "bottom-left"))){
const err4 = {instancePath:instancePath+"/position",schemaPath:"#/properties/position/enum",keyword:"enum",params:{allowedValues: schema_WidgetTheme.properties.position.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.mode !== undefined){
let data2 = data.mode;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(((data2 === "auto") || (data2 === "light")) || (data2 === "dark"))){
const err6 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema_WidgetTheme.properties.mode.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate_WidgetTheme.errors = vErrors;
return errors === 0;
}
validate_WidgetTheme.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const pattern_ef915b81 = new RegExp("^(\\*|(\\*\\.)?[A-Za-z0-9]([A-Za-z0-9-]{0,62})(\\.[A-Za-z0-9]([A-Za-z0-9-]{0,62}))*(:[0-9]{1,5})?)$", "u");

function validate_WidgetCreate(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_WidgetCreate.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.agent_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "agent_id"},message:"must have required property '"+"agent_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(func_hasOwnProperty.call(schema_WidgetCreate.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "name,agent_id,modes,allowed_domains,theme,greeting,title,budget_per_day,status"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func_ucs2length(data0) > 100){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func_ucs2length(data0) < 1){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.agent_id !== undefined){
let data1 = data.agent_id;
if(typeof data1 === "string"){
if(func_ucs2length(data1) > 64){
const err6 = {instancePath:instancePath+"/agent_id",schemaPath:"#/properties/agent_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/agent_id",schemaPath:"#/properties/agent_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.modes !== undefined){
let data2 = data.modes;
const _errs8 = errors;
let valid1 = true;
const _errs9 = errors;
if(Array.isArray(data2)){
if(data2.length > 2){
const err8 = {};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
var _valid0 = _errs9 === errors;
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs10 = errors;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate_WidgetMode(data2[i0], {instancePath:instancePath+"/modes/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_WidgetMode.errors : vErrors.concat(validate_WidgetMode.errors);
errors = vErrors.length;
}
}
let i1 = data2.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func_equal(data2[i1], data2[j0])){
const err9 = {instancePath:instancePath+"/modes",schemaPath:"#/properties/modes/then/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
break outer0;
}
}
}
}
}
var _valid0 = _errs10 === errors;
valid1 = _valid0;
}
if(!valid1){
const err10 = {instancePath:instancePath+"/modes",schemaPath:"#/properties/modes/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(Array.isArray(data2)){
if(data2.length > 2){
const err11 = {instancePath:instancePath+"/modes",schemaPath:"#/properties/modes/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data2.length < 1){
const err12 = {instancePath:instancePath+"/modes",schemaPath:"#/properties/modes/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/modes",schemaPath:"#/properties/modes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.allowed_domains !== undefined){
let data4 = data.allowed_domains;
const _errs14 = errors;
let valid5 = true;
const _errs15 = errors;
if(Array.isArray(data4)){
if(data4.length > 50){
const err14 = {};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
var _valid1 = _errs15 === errors;
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs16 = errors;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i2=0; i2<len1; i2++){
let data5 = data4[i2];
if(typeof data5 === "string"){
if(func_ucs2length(data5) > 260){
const err15 = {instancePath:instancePath+"/allowed_domains/" + i2,schemaPath:"#/properties/allowed_domains/then/items/maxLength",keyword:"maxLength",params:{limit: 260},message:"must NOT have more than 260 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!pattern_ef915b81.test(data5)){
const err16 = {instancePath:instancePath+"/allowed_domains/" + i2,schemaPath:"#/properties/allowed_domains/then/items/pattern",keyword:"pattern",params:{pattern: "^(\\*|(\\*\\.)?[A-Za-z0-9]([A-Za-z0-9-]{0,62})(\\.[A-Za-z0-9]([A-Za-z0-9-]{0,62}))*(:[0-9]{1,5})?)$"},message:"must match pattern \""+"^(\\*|(\\*\\.)?[A-Za-z0-9]([A-Za-z0-9-]{0,62})(\\.[A-Za-z0-9]([A-Za-z0-9-]{0,62}))*(:[0-9]{1,5})?)$"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/allowed_domains/" + i2,schemaPath:"#/properties/allowed_domains/then/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
let i3 = data4.length;
let j1;
if(i3 > 1){
const indices0 = {};
for(;i3--;){
let item0 = data4[i3];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j1 = indices0[item0];
const err18 = {instancePath:instancePath+"/allowed_domains",schemaPath:"#/properties/allowed_domains/then/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1},message:"must NOT have duplicate items (items ## "+j1+" and "+i3+" are identical)"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
break;
}
indices0[item0] = i3;
}
}
}
var _valid1 = _errs16 === errors;
valid5 = _valid1;
}
if(!valid5){
const err19 = {instancePath:instancePath+"/allowed_domains",schemaPath:"#/properties/allowed_domains/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(Array.isArray(data4)){
if(data4.length > 50){
const err20 = {instancePath:instancePath+"/allowed_domains",schemaPath:"#/properties/allowed_domains/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/allowed_domains",schemaPath:"#/properties/allowed_domains/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.theme !== undefined){
if(!(validate_WidgetTheme(data.theme, {instancePath:instancePath+"/theme",parentData:data,parentDataProperty:"theme",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_WidgetTheme.errors : vErrors.concat(validate_WidgetTheme.errors);
errors = vErrors.length;
}
}
if(data.greeting !== undefined){
let data7 = data.greeting;
if((typeof data7 !== "string") && (data7 !== null)){
const err22 = {instancePath:instancePath+"/greeting",schemaPath:"#/properties/greeting/type",keyword:"type",params:{type: schema_WidgetCreate.properties.greeting.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(typeof data7 === "string"){
if(func_ucs2length(data7) > 1000){
const err23 = {instancePath:instancePath+"/greeting",schemaPath:"#/properties/greeting/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
if(data.title !== undefined){
let data8 = data.title;
if((typeof data8 !== "string") && (data8 !== null)){
const err24 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: schema_WidgetCreate.properties.title.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(typeof data8 === "string"){
if(func_ucs2length(data8) > 100){
const err25 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
if(data.budget_per_day !== undefined){
let data9 = data.budget_per_day;
const _errs25 = errors;
let valid9 = false;
let passing0 = null;
const _errs26 = errors;
if(!(validate_MoneyInput(data9, {instancePath:instancePath+"/budget_per_day",parentData:data,parentDataProperty:"budget_per_day",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_MoneyInput.errors : vErrors.concat(validate_MoneyInput.errors);
errors = vErrors.length;
}
var _valid2 = _errs26 === errors;
if(_valid2){
valid9 = true;
passing0 = 0;
}
const _errs27 = errors;
if(data9 !== null){
const err26 = {instancePath:instancePath+"/budget_per_day",schemaPath:"#/properties/budget_per_day/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
var _valid2 = _errs27 === errors;
if(_valid2 && valid9){
valid9 = false;
passing0 = [passing0, 1];
}
else {
if(_valid2){
valid9 = true;
passing0 = 1;
}
}
if(!valid9){
const err27 = {instancePath:instancePath+"/budget_per_day",schemaPath:"#/properties/budget_per_day/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
else {
errors = _errs25;
if(vErrors !== null){
if(_errs25){
vErrors.length = _errs25;
}
else {
vErrors = null;
}
}
}
}
if(data.status !== undefined){
let data10 = data.status;
if(typeof data10 !== "string"){
const err28 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!((data10 === "active") || (data10 === "disabled"))){
const err29 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema_WidgetCreate.properties.status.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.id !== undefined){
delete data["id"];
}
if(data.created_at !== undefined){
delete data["created_at"];
}
if(data.updated_at !== undefined){
delete data["updated_at"];
}
}
else {
const err30 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
validate_WidgetCreate.errors = vErrors;
return errors === 0;
}
validate_WidgetCreate.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.WidgetSessionCreate = validate_WidgetSessionCreate;
const schema_WidgetSessionCreate = {"type":"object","required":["mode"],"properties":{"mode":{"type":"string","enum":["chat","voice"]}},"additionalProperties":false};

function validate_WidgetSessionCreate(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_WidgetSessionCreate.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mode === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mode"},message:"must have required property '"+"mode"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "mode")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "mode"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.mode !== undefined){
let data0 = data.mode;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((data0 === "chat") || (data0 === "voice"))){
const err3 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema_WidgetSessionCreate.properties.mode.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate_WidgetSessionCreate.errors = vErrors;
return errors === 0;
}
validate_WidgetSessionCreate.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.WidgetUpdate = validate_WidgetUpdate;
const schema_WidgetUpdate = {"properties":{"name":{"type":"string","minLength":1,"maxLength":100},"agent_id":{"type":"string","maxLength":64},"modes":{"type":"array","minItems":1,"maxItems":2,"if":{"maxItems":2},"then":{"items":{"$ref":"schema:WidgetMode"},"uniqueItems":true}},"allowed_domains":{"type":"array","maxItems":50,"if":{"maxItems":50},"then":{"items":{"type":"string","maxLength":260,"pattern":"^(\\*|(\\*\\.)?[A-Za-z0-9]([A-Za-z0-9-]{0,62})(\\.[A-Za-z0-9]([A-Za-z0-9-]{0,62}))*(:[0-9]{1,5})?)$"},"uniqueItems":true}},"theme":{"$ref":"schema:WidgetTheme"},"greeting":{"type":["string","null"],"maxLength":1000},"title":{"type":["string","null"],"maxLength":100},"budget_per_day":{"oneOf":[{"$ref":"schema:MoneyInput"},{"type":"null"}]},"status":{"type":"string","enum":["active","disabled"]},"id":{"dropped":true},"created_at":{"dropped":true},"updated_at":{"dropped":true}},"type":"object","additionalProperties":false};

function validate_WidgetUpdate(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_WidgetUpdate.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func_hasOwnProperty.call(schema_WidgetUpdate.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "name,agent_id,modes,allowed_domains,theme,greeting,title,budget_per_day,status"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func_ucs2length(data0) > 100){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func_ucs2length(data0) < 1){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.agent_id !== undefined){
let data1 = data.agent_id;
if(typeof data1 === "string"){
if(func_ucs2length(data1) > 64){
const err4 = {instancePath:instancePath+"/agent_id",schemaPath:"#/properties/agent_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/agent_id",schemaPath:"#/properties/agent_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.modes !== undefined){
let data2 = data.modes;
const _errs8 = errors;
let valid1 = true;
const _errs9 = errors;
if(Array.isArray(data2)){
if(data2.length > 2){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var _valid0 = _errs9 === errors;
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs10 = errors;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate_WidgetMode(data2[i0], {instancePath:instancePath+"/modes/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_WidgetMode.errors : vErrors.concat(validate_WidgetMode.errors);
errors = vErrors.length;
}
}
let i1 = data2.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func_equal(data2[i1], data2[j0])){
const err7 = {instancePath:instancePath+"/modes",schemaPath:"#/properties/modes/then/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
break outer0;
}
}
}
}
}
var _valid0 = _errs10 === errors;
valid1 = _valid0;
}
if(!valid1){
const err8 = {instancePath:instancePath+"/modes",schemaPath:"#/properties/modes/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(Array.isArray(data2)){
if(data2.length > 2){
const err9 = {instancePath:instancePath+"/modes",schemaPath:"#/properties/modes/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2.length < 1){
const err10 = {instancePath:instancePath+"/modes",schemaPath:"#/properties/modes/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/modes",schemaPath:"#/properties/modes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.allowed_domains !== undefined){
let data4 = data.allowed_domains;
const _errs14 = errors;
let valid5 = true;
const _errs15 = errors;
if(Array.isArray(data4)){
if(data4.length > 50){
const err12 = {};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
var _valid1 = _errs15 === errors;
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs16 = errors;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i2=0; i2<len1; i2++){
let data5 = data4[i2];
if(typeof data5 === "string"){
if(func_ucs2length(data5) > 260){
const err13 = {instancePath:instancePath+"/allowed_domains/" + i2,schemaPath:"#/properties/allowed_domains/then/items/maxLength",keyword:"maxLength",params:{limit: 260},message:"must NOT have more than 260 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!pattern_ef915b81.test(data5)){
const err14 = {instancePath:instancePath+"/allowed_domains/" + i2,schemaPath:"#/properties/allowed_domains/then/items/pattern",keyword:"pattern",params:{pattern: "^(\\*|(\\*\\.)?[A-Za-z0-9]([A-Za-z0-9-]{0,62})(\\.[A-Za-z0-9]([A-Za-z0-9-]{0,62}))*(:[0-9]{1,5})?)$"},message:"must match pattern \""+"^(\\*|(\\*\\.)?[A-Za-z0-9]([A-Za-z0-9-]{0,62})(\\.[A-Za-z0-9]([A-Za-z0-9-]{0,62}))*(:[0-9]{1,5})?)$"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/allowed_domains/" + i2,schemaPath:"#/properties/allowed_domains/then/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
let i3 = data4.length;
let j1;
if(i3 > 1){
const indices0 = {};
for(;i3--;){
let item0 = data4[i3];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j1 = indices0[item0];
const err16 = {instancePath:instancePath+"/allowed_domains",schemaPath:"#/properties/allowed_domains/then/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1},message:"must NOT have duplicate items (items ## "+j1+" and "+i3+" are identical)"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
break;
}
indices0[item0] = i3;
}
}
}
var _valid1 = _errs16 === errors;
valid5 = _valid1;
}
if(!valid5){
const err17 = {instancePath:instancePath+"/allowed_domains",schemaPath:"#/properties/allowed_domains/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(Array.isArray(data4)){
if(data4.length > 50){
const err18 = {instancePath:instancePath+"/allowed_domains",schemaPath:"#/properties/allowed_domains/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/allowed_domains",schemaPath:"#/properties/allowed_domains/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.theme !== undefined){
if(!(validate_WidgetTheme(data.theme, {instancePath:instancePath+"/theme",parentData:data,parentDataProperty:"theme",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_WidgetTheme.errors : vErrors.concat(validate_WidgetTheme.errors);
errors = vErrors.length;
}
}
if(data.greeting !== undefined){
let data7 = data.greeting;
if((typeof data7 !== "string") && (data7 !== null)){
const err20 = {instancePath:instancePath+"/greeting",schemaPath:"#/properties/greeting/type",keyword:"type",params:{type: schema_WidgetUpdate.properties.greeting.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(typeof data7 === "string"){
if(func_ucs2length(data7) > 1000){
const err21 = {instancePath:instancePath+"/greeting",schemaPath:"#/properties/greeting/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
if(data.title !== undefined){
let data8 = data.title;
if((typeof data8 !== "string") && (data8 !== null)){
const err22 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: schema_WidgetUpdate.properties.title.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(typeof data8 === "string"){
if(func_ucs2length(data8) > 100){
const err23 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
if(data.budget_per_day !== undefined){
let data9 = data.budget_per_day;
const _errs25 = errors;
let valid9 = false;
let passing0 = null;
const _errs26 = errors;
if(!(validate_MoneyInput(data9, {instancePath:instancePath+"/budget_per_day",parentData:data,parentDataProperty:"budget_per_day",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_MoneyInput.errors : vErrors.concat(validate_MoneyInput.errors);
errors = vErrors.length;
}
var _valid2 = _errs26 === errors;
if(_valid2){
valid9 = true;
passing0 = 0;
}
const _errs27 = errors;
if(data9 !== null){
const err24 = {instancePath:instancePath+"/budget_per_day",schemaPath:"#/properties/budget_per_day/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
var _valid2 = _errs27 === errors;
if(_valid2 && valid9){
valid9 = false;
passing0 = [passing0, 1];
}
else {
if(_valid2){
valid9 = true;
passing0 = 1;
}
}
if(!valid9){
const err25 = {instancePath:instancePath+"/budget_per_day",schemaPath:"#/properties/budget_per_day/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
else {
errors = _errs25;
if(vErrors !== null){
if(_errs25){
vErrors.length = _errs25;
}
else {
vErrors = null;
}
}
}
}
if(data.status !== undefined){
let data10 = data.status;
if(typeof data10 !== "string"){
const err26 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!((data10 === "active") || (data10 === "disabled"))){
const err27 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema_WidgetUpdate.properties.status.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.id !== undefined){
delete data["id"];
}
if(data.created_at !== undefined){
delete data["created_at"];
}
if(data.updated_at !== undefined){
delete data["updated_at"];
}
}
else {
const err28 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
validate_WidgetUpdate.errors = vErrors;
return errors === 0;
}
validate_WidgetUpdate.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.WorkspaceCreate = validate_WorkspaceCreate;
const schema_WorkspaceCreate = {"type":"object","required":["name"],"properties":{"name":{"type":"string","minLength":1,"maxLength":100},"time_zone":{"type":"string","maxLength":64,"default":"UTC"},"calling_hours":{"type":"array","maxItems":50,"if":{"maxItems":50},"then":{"items":{"$ref":"schema:CallingWindow"}}},"concurrent_calls":{"type":["integer","null"],"minimum":1,"maximum":100000}},"additionalProperties":false};

function validate_WorkspaceCreate(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_WorkspaceCreate.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "name") || (key0 === "time_zone")) || (key0 === "calling_hours")) || (key0 === "concurrent_calls"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "name,time_zone,calling_hours,concurrent_calls"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func_ucs2length(data0) > 100){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func_ucs2length(data0) < 1){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.time_zone !== undefined){
let data1 = data.time_zone;
if(typeof data1 === "string"){
if(func_ucs2length(data1) > 64){
const err5 = {instancePath:instancePath+"/time_zone",schemaPath:"#/properties/time_zone/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/time_zone",schemaPath:"#/properties/time_zone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.calling_hours !== undefined){
let data2 = data.calling_hours;
const _errs8 = errors;
let valid1 = true;
const _errs9 = errors;
if(Array.isArray(data2)){
if(data2.length > 50){
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var _valid0 = _errs9 === errors;
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs10 = errors;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate_CallingWindow(data2[i0], {instancePath:instancePath+"/calling_hours/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_CallingWindow.errors : vErrors.concat(validate_CallingWindow.errors);
errors = vErrors.length;
}
}
}
var _valid0 = _errs10 === errors;
valid1 = _valid0;
}
if(!valid1){
const err8 = {instancePath:instancePath+"/calling_hours",schemaPath:"#/properties/calling_hours/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(Array.isArray(data2)){
if(data2.length > 50){
const err9 = {instancePath:instancePath+"/calling_hours",schemaPath:"#/properties/calling_hours/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/calling_hours",schemaPath:"#/properties/calling_hours/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.concurrent_calls !== undefined){
let data4 = data.concurrent_calls;
if((!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))) && (data4 !== null)){
const err11 = {instancePath:instancePath+"/concurrent_calls",schemaPath:"#/properties/concurrent_calls/type",keyword:"type",params:{type: schema_WorkspaceCreate.properties.concurrent_calls.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data4 == "number"){
if(data4 > 100000 || isNaN(data4)){
const err12 = {instancePath:instancePath+"/concurrent_calls",schemaPath:"#/properties/concurrent_calls/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err13 = {instancePath:instancePath+"/concurrent_calls",schemaPath:"#/properties/concurrent_calls/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate_WorkspaceCreate.errors = vErrors;
return errors === 0;
}
validate_WorkspaceCreate.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.WorkspaceUpdate = validate_WorkspaceUpdate;
const schema_WorkspaceUpdate = {"properties":{"name":{"type":"string","minLength":1,"maxLength":100},"time_zone":{"type":["string","null"],"maxLength":64},"calling_hours":{"type":["array","null"],"maxItems":50,"if":{"maxItems":50},"then":{"items":{"$ref":"schema:CallingWindow"}}},"concurrent_calls":{"type":["integer","null"],"minimum":1,"maximum":100000}},"type":"object","additionalProperties":false};

function validate_WorkspaceUpdate(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_WorkspaceUpdate.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "name") || (key0 === "time_zone")) || (key0 === "calling_hours")) || (key0 === "concurrent_calls"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: "name,time_zone,calling_hours,concurrent_calls"},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func_ucs2length(data0) > 100){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func_ucs2length(data0) < 1){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.time_zone !== undefined){
let data1 = data.time_zone;
if((typeof data1 !== "string") && (data1 !== null)){
const err4 = {instancePath:instancePath+"/time_zone",schemaPath:"#/properties/time_zone/type",keyword:"type",params:{type: schema_WorkspaceUpdate.properties.time_zone.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data1 === "string"){
if(func_ucs2length(data1) > 64){
const err5 = {instancePath:instancePath+"/time_zone",schemaPath:"#/properties/time_zone/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data.calling_hours !== undefined){
let data2 = data.calling_hours;
if((!(Array.isArray(data2))) && (data2 !== null)){
const err6 = {instancePath:instancePath+"/calling_hours",schemaPath:"#/properties/calling_hours/type",keyword:"type",params:{type: schema_WorkspaceUpdate.properties.calling_hours.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const _errs8 = errors;
let valid1 = true;
const _errs9 = errors;
if(Array.isArray(data2)){
if(data2.length > 50){
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var _valid0 = _errs9 === errors;
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs10 = errors;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate_CallingWindow(data2[i0], {instancePath:instancePath+"/calling_hours/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_CallingWindow.errors : vErrors.concat(validate_CallingWindow.errors);
errors = vErrors.length;
}
}
}
var _valid0 = _errs10 === errors;
valid1 = _valid0;
}
if(!valid1){
const err8 = {instancePath:instancePath+"/calling_hours",schemaPath:"#/properties/calling_hours/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(Array.isArray(data2)){
if(data2.length > 50){
const err9 = {instancePath:instancePath+"/calling_hours",schemaPath:"#/properties/calling_hours/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.concurrent_calls !== undefined){
let data4 = data.concurrent_calls;
if((!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))) && (data4 !== null)){
const err10 = {instancePath:instancePath+"/concurrent_calls",schemaPath:"#/properties/concurrent_calls/type",keyword:"type",params:{type: schema_WorkspaceUpdate.properties.concurrent_calls.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data4 == "number"){
if(data4 > 100000 || isNaN(data4)){
const err11 = {instancePath:instancePath+"/concurrent_calls",schemaPath:"#/properties/concurrent_calls/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err12 = {instancePath:instancePath+"/concurrent_calls",schemaPath:"#/properties/concurrent_calls/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate_WorkspaceUpdate.errors = vErrors;
return errors === 0;
}
validate_WorkspaceUpdate.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

})(bodies);

module.exports = {
  acceptInvitation: { path: parameters.acceptInvitation_path, query: parameters.acceptInvitation_query, body: bodies.InvitationAccept },
  addDncNumbers: { query: parameters.addDncNumbers_query, header: parameters.addDncNumbers_header, body: bodies.DncNumbersAdd },
  addKnowledgeBaseSource: { path: parameters.acceptInvitation_path, query: parameters.acceptInvitation_query, header: parameters.addDncNumbers_header, body: bodies.KnowledgeSourceCreate },
  addKnowledgeBaseSourcePlural: { path: parameters.acceptInvitation_path, query: parameters.acceptInvitation_query, header: parameters.addDncNumbers_header, body: bodies.KnowledgeSourceCreate },
  assignPhoneNumber: { path: parameters.acceptInvitation_path, query: parameters.acceptInvitation_query, header: parameters.addDncNumbers_header, body: bodies.PhoneNumberAssignment },
  buyPhoneNumber: { query: parameters.acceptInvitation_query, header: parameters.addDncNumbers_header, body: bodies.PhoneNumberPurchase },
  cancelCampaign: { path: parameters.acceptInvitation_path, query: parameters.acceptInvitation_query, header: parameters.addDncNumbers_header },
  cancelSchedule: { path: parameters.acceptInvitation_path, query: parameters.acceptInvitation_query },
  cloneVoice: { query: parameters.acceptInvitation_query, header: parameters.addDncNumbers_header },
  confirmSecondFactor: { query: parameters.acceptInvitation_query, header: parameters.addDncNumbers_header, body: bodies.OneTimeCode },
  controlCall: { path: parameters.acceptInvitation_path, query: parameters.acceptInvitation_query, header: parameters.addDncNumbers_header, body: bodies.CallControl },
  createAgent: { query: parameters.acceptInvitation_query, header: parameters.addDncNumbers_header, body: bodies.AgentCreate },
  createAgentFunction: { path: parameters.acceptInvitation_path, query: parameters.acceptInvitation_query, header: parameters.addDncNumbers_header, body: bodies.AgentFunctionCreate },
  createApiKey: { query: parameters.acceptInvitation_query, header: parameters.addDncNumbers_header, body: bodies.ApiKeyCreate },
  createCall: { query: parameters.acceptInvitation_query, header: parameters.addDncNumbers_header, body: bodies.CallCreate },
  createCampaign: { query: parameters.acceptInvitation_query, header: parameters.addDncNumbers_header, body: bodies.CampaignCreate },
  createInvitation: { query: parameters.acceptInvitation_query, header: parameters.createInvitation_header, body: bodies.InvitationCreate },
  createKnowledgeBase: { query: parameters.acceptInvitation_query, header: parameters.addDncNumbers_header, body: bodies.KnowledgeBaseCreate },
  createKnowledgeBasePlural: { query: parameters.acceptInvitation_query, header: parameters.addDncNumbers_header, body: bodies.KnowledgeBaseCreate },
  createMonitorToken: { path: parameters.acceptInvitation_path, query: parameters.acceptInvitation_query, header: parameters.addDncNumbers_header, body: bodies.MonitorTokenCreate },
  createOutboundCall: { query: parameters.acceptInvitation_query, header: parameters.addDncNumbers_header, body: bodies.CallCreate },
  createRecoveryCodes: { query: parameters.acceptInvitation_query, header: parameters.addDncNumbers_header, body: bodies.OneTimeCode },
  createRtcToken: { query: parameters.acceptInvitation_query, header: parameters.addDncNumbers_header, body: bodies.RtcTokenCreate },
  createSchedule: { query: parameters.acceptInvitation_query, header: parameters.addDncNumbers_header, body: bodies.ScheduleCreate },
  createTopup: { query: parameters.acceptInvitation_query, header: parameters.addDncNumbers_header, body: bodies.TopupCreate },
  createWebhook: { query: parameters.acceptInvitation_query, header: parameters.addDncNumbers_header, body: bodies.WebhookCreate },
  createWidget: { query: parameters.acceptInvitation_query, header: parameters.addDncNumbers_header, body: bodies.WidgetCreate },
  createWidgetSession: { path: parameters.acceptInvitation_path, query: parameters.acceptInvitation_query, body: bodies.WidgetSessionCreate },
  createWorkspace: { query: parameters.acceptInvitation_query, header: parameters.createInvitation_header, body: bodies.WorkspaceCreate },
  deleteAgent: { path: parameters.acceptInvitation_path, query: parameters.acceptInvitation_query },
  deleteAgentFunction: { path: parameters.deleteAgentFunction_path, query: parameters.acceptInvitation_query },
  deleteCall: { path: parameters.acceptInvitation_path, query: parameters.acceptInvitation_query },
  deleteCampaign: { path: parameters.acceptInvitation_path, query: parameters.acceptInvitation_query },
  deleteKnowledgeBase: { path: parameters.acceptInvitation_path, query: parameters.deleteKnowledgeBase_query },
  deleteKnowledgeBaseSource: { path: parameters.deleteKnowledgeBaseSource_path, query: parameters.acceptInvitation_query },
  deleteProviderCredentials: { path: parameters.deleteProviderCredentials_path, query: parameters.acceptInvitation_query },
  deleteVoice: { path: parameters.deleteVoice_path, query: parameters.acceptInvitation_query },
  deleteWebhook: { path: parameters.acceptInvitation_path, query: parameters.acceptInvitation_query },
  deleteWidget: { path: parameters.acceptInvitation_path, query: parameters.acceptInvitation_query },
  disableSecondFactor: { query: parameters.acceptInvitation_query, header: parameters.addDncNumbers_header, body: bodies.SecondFactorDisable },
  duplicateAgent: { path: parameters.acceptInvitation_path, query: parameters.acceptInvitation_query, header: parameters.addDncNumbers_header, body: bodies.AgentDuplicate },
  endCall: { path: parameters.acceptInvitation_path, query: parameters.acceptInvitation_query, header: parameters.addDncNumbers_header },
  endSession: { path: parameters.acceptInvitation_path, query: parameters.acceptInvitation_query },
  enrollSecondFactor: { query: parameters.acceptInvitation_query, header: parameters.addDncNumbers_header, body: bodies.SecondFactorEnroll },
  estimatePrice: { query: parameters.estimatePrice_query },
  exportCampaignResults: { path: parameters.acceptInvitation_path, query: parameters.acceptInvitation_query },
  finishLogin: { query: parameters.acceptInvitation_query, body: bodies.SecondStep },
  finishSignIn: { query: parameters.acceptInvitation_query, body: bodies.SignInFinish },
  getAgent: { path: parameters.acceptInvitation_path, query: parameters.getAgent_query },
  getApiKey: { path: parameters.acceptInvitation_path, query: parameters.acceptInvitation_query },
  getCall: { path: parameters.acceptInvitation_path, query: parameters.acceptInvitation_query },
  getCallAnalysis: { path: parameters.acceptInvitation_path, query: parameters.acceptInvitation_query },
  getCallCost: { path: parameters.acceptInvitation_path, query: parameters.acceptInvitation_query },
  getCallRecording: { path: parameters.acceptInvitation_path, query: parameters.getCallRecording_query, header: parameters.getCallRecording_header },
  getCallRecordingMp3: { path: parameters.acceptInvitation_path, query: parameters.getCallRecordingMp3_query, header: parameters.getCallRecording_header },
  getCallTranscript: { path: parameters.acceptInvitation_path, query: parameters.acceptInvitation_query },
  getCampaign: { path: parameters.acceptInvitation_path, query: parameters.acceptInvitation_query },
  getCurrentPrincipal: { query: parameters.acceptInvitation_query, header: parameters.getCurrentPrincipal_header },
  getKnowledgeBase: { path: parameters.acceptInvitation_path, query: parameters.acceptInvitation_query },
  getKnowledgeBaseSource: { path: parameters.deleteKnowledgeBaseSource_path, query: parameters.acceptInvitation_query },
  getLimits: { query: parameters.acceptInvitation_query },
  getPhoneNumber: { path: parameters.acceptInvitation_path, query: parameters.acceptInvitation_query },
  getPricing: { query: parameters.acceptInvitation_query },
  getRtcHealth: { query: parameters.acceptInvitation_query },
  getSchedule: { path: parameters.acceptInvitation_path, query: parameters.acceptInvitation_query },
  getSecondFactor: { query: parameters.acceptInvitation_query },
  getSignInMethods: { query: parameters.acceptInvitation_query },
  getUsage: { query: parameters.getUsage_query },
  getVoice: { path: parameters.deleteVoice_path, query: parameters.acceptInvitation_query },
  getWallet: { query: parameters.acceptInvitation_query },
  getWebhookDelivery: { path: parameters.acceptInvitation_path, query: parameters.acceptInvitation_query },
  getWidget: { path: parameters.acceptInvitation_path, query: parameters.acceptInvitation_query },
  getWidgetConfig: { path: parameters.acceptInvitation_path, query: parameters.acceptInvitation_query, header: parameters.getWidgetConfig_header },
  getWidgetScript: { path: parameters.acceptInvitation_path, query: parameters.acceptInvitation_query, header: parameters.getWidgetScript_header },
  importPhoneNumber: { query: parameters.acceptInvitation_query, header: parameters.addDncNumbers_header, body: bodies.PhoneNumberImport },
  linkIdentity: { query: parameters.acceptInvitation_query, header: parameters.addDncNumbers_header, body: bodies.SignInFinish },
  listAgentFunctions: { path: parameters.acceptInvitation_path, query: parameters.listAgentFunctions_query },
  listAgents: { query: parameters.listAgents_query },
  listApiKeys: { query: parameters.listAgentFunctions_query },
  listAuditLog: { query: parameters.listAuditLog_query },
  listCallEvents: { path: parameters.acceptInvitation_path, query: parameters.listCallEvents_query },
  listCalls: { query: parameters.listCalls_query },
  listCampaignContacts: { path: parameters.acceptInvitation_path, query: parameters.listCampaignContacts_query },
  listCampaigns: { query: parameters.listCampaigns_query },
  listDncNumbers: { query: parameters.listDncNumbers_query },
  listIdentities: { query: parameters.listAgentFunctions_query },
  listKnowledgeBaseChunks: { path: parameters.deleteKnowledgeBaseSource_path, query: parameters.listAgentFunctions_query },
  listKnowledgeBaseSources: { path: parameters.acceptInvitation_path, query: parameters.listAgentFunctions_query },
  listKnowledgeBases: { query: parameters.listAgentFunctions_query },
  listKnowledgeBasesPlural: { query: parameters.listAgentFunctions_query },
  listLanguages: { query: parameters.listAgentFunctions_query },
  listMembers: { query: parameters.listMembers_query, header: parameters.getCurrentPrincipal_header },
  listModels: { query: parameters.listAgentFunctions_query },
  listPhoneNumbers: { query: parameters.listAgentFunctions_query },
  listProviders: { query: parameters.listAgentFunctions_query },
  listSchedules: { query: parameters.listSchedules_query },
  listSessions: { query: parameters.listAgentFunctions_query },
  listTransactions: { query: parameters.listAgentFunctions_query },
  listVoices: { query: parameters.listVoices_query },
  listWebhookDeliveries: { query: parameters.listWebhookDeliveries_query },
  listWebhooks: { query: parameters.listAgentFunctions_query },
  listWidgetMessages: { path: parameters.listWidgetMessages_path, query: parameters.listCallEvents_query },
  listWidgetSessions: { path: parameters.acceptInvitation_path, query: parameters.listAgentFunctions_query },
  listWidgets: { query: parameters.listWidgets_query },
  listWorkspaces: { query: parameters.listAgentFunctions_query, header: parameters.getCurrentPrincipal_header },
  login: { query: parameters.acceptInvitation_query, body: bodies.LoginRequest },
  logout: { query: parameters.acceptInvitation_query, header: parameters.addDncNumbers_header, body: bodies.LogoutRequest },
  pauseCampaign: { path: parameters.acceptInvitation_path, query: parameters.acceptInvitation_query, header: parameters.addDncNumbers_header },
  previewVoice: { path: parameters.deleteVoice_path, query: parameters.acceptInvitation_query, header: parameters.addDncNumbers_header, body: bodies.VoicePreview },
  previewWidget: { path: parameters.acceptInvitation_path, query: parameters.acceptInvitation_query, header: parameters.previewWidget_header },
  putProviderCredentials: { path: parameters.deleteProviderCredentials_path, query: parameters.acceptInvitation_query, body: bodies.ProviderCredentialsPut },
  queryKnowledgeBase: { path: parameters.acceptInvitation_path, query: parameters.acceptInvitation_query, body: bodies.KnowledgeQuery },
  refreshKnowledgeBaseSource: { path: parameters.deleteKnowledgeBaseSource_path, query: parameters.acceptInvitation_query, header: parameters.addDncNumbers_header },
  refreshSession: { query: parameters.acceptInvitation_query, body: bodies.RefreshRequest },
  registerUser: { query: parameters.acceptInvitation_query, body: bodies.RegisterRequest },
  releasePhoneNumber: { path: parameters.acceptInvitation_path, query: parameters.acceptInvitation_query },
  removeDncNumber: { path: parameters.removeDncNumber_path, query: parameters.acceptInvitation_query },
  removeMember: { path: parameters.acceptInvitation_path, query: parameters.removeMember_query, header: parameters.getCurrentPrincipal_header },
  replayWebhookDeliveries: { query: parameters.acceptInvitation_query, header: parameters.addDncNumbers_header, body: bodies.DeliveryReplay },
  requestPasswordReset: { query: parameters.acceptInvitation_query, body: bodies.PasswordForgotRequest },
  rerunCallAnalysis: { path: parameters.acceptInvitation_path, query: parameters.acceptInvitation_query, header: parameters.addDncNumbers_header },
  resetPassword: { query: parameters.acceptInvitation_query, body: bodies.PasswordResetRequest },
  retryFailedContacts: { path: parameters.acceptInvitation_path, query: parameters.acceptInvitation_query, header: parameters.addDncNumbers_header, body: bodies.CampaignRetryRequest },
  revokeApiKey: { path: parameters.acceptInvitation_path, query: parameters.acceptInvitation_query },
  revokeInvitation: { path: parameters.acceptInvitation_path, query: parameters.acceptInvitation_query, header: parameters.getCurrentPrincipal_header },
  rotateApiKey: { path: parameters.acceptInvitation_path, query: parameters.acceptInvitation_query, header: parameters.addDncNumbers_header },
  rotateWebhookSecret: { path: parameters.acceptInvitation_path, query: parameters.acceptInvitation_query, header: parameters.addDncNumbers_header, body: bodies.SecretRotation },
  runAgentPlayground: { path: parameters.acceptInvitation_path, query: parameters.acceptInvitation_query, header: parameters.addDncNumbers_header, body: bodies.PlaygroundTurn },
  searchAvailableNumbers: { query: parameters.searchAvailableNumbers_query },
  sendTestWebhook: { path: parameters.acceptInvitation_path, query: parameters.acceptInvitation_query, header: parameters.addDncNumbers_header, body: bodies.WebhookTest },
  sendWidgetMessage: { path: parameters.acceptInvitation_path, query: parameters.acceptInvitation_query, body: bodies.WidgetChat },
  startCampaign: { path: parameters.acceptInvitation_path, query: parameters.acceptInvitation_query, header: parameters.addDncNumbers_header },
  startDemo: { path: parameters.startDemo_path, query: parameters.acceptInvitation_query, body: bodies.DemoStart },
  startSignIn: { query: parameters.acceptInvitation_query },
  streamCallEvents: { path: parameters.acceptInvitation_path, query: parameters.acceptInvitation_query, header: parameters.streamCallEvents_header },
  testAgentFunction: { path: parameters.acceptInvitation_path, query: parameters.acceptInvitation_query, header: parameters.addDncNumbers_header, body: bodies.FunctionTest },
  unlinkIdentity: { path: parameters.acceptInvitation_path, query: parameters.acceptInvitation_query },
  updateAgent: { path: parameters.acceptInvitation_path, query: parameters.acceptInvitation_query, body: bodies.AgentUpdate },
  updateAgentFunction: { path: parameters.deleteAgentFunction_path, query: parameters.acceptInvitation_query, body: bodies.AgentFunctionUpdate },
  updateCall: { path: parameters.acceptInvitation_path, query: parameters.acceptInvitation_query, body: bodies.CallUpdate },
  updateCampaign: { path: parameters.acceptInvitation_path, query: parameters.acceptInvitation_query, body: bodies.CampaignUpdate },
  updateCurrentUser: { query: parameters.acceptInvitation_query, body: bodies.UserUpdate },
  updateKnowledgeBase: { path: parameters.acceptInvitation_path, query: parameters.acceptInvitation_query, body: bodies.KnowledgeBaseUpdate },
  updateMember: { path: parameters.acceptInvitation_path, query: parameters.acceptInvitation_query, header: parameters.getCurrentPrincipal_header, body: bodies.MemberUpdate },
  updatePhoneNumber: { path: parameters.acceptInvitation_path, query: parameters.acceptInvitation_query, body: bodies.PhoneNumberUpdate },
  updateSchedule: { path: parameters.acceptInvitation_path, query: parameters.acceptInvitation_query, body: bodies.ScheduleUpdate },
  updateWallet: { query: parameters.acceptInvitation_query, body: bodies.WalletUpdate },
  updateWebhook: { path: parameters.acceptInvitation_path, query: parameters.acceptInvitation_query, body: bodies.WebhookUpdate },
  updateWidget: { path: parameters.acceptInvitation_path, query: parameters.acceptInvitation_query, body: bodies.WidgetUpdate },
  updateWorkspace: { path: parameters.acceptInvitation_path, query: parameters.acceptInvitation_query, header: parameters.getCurrentPrincipal_header, body: bodies.WorkspaceUpdate },
  uploadCampaignContacts: { path: parameters.acceptInvitation_path, query: parameters.acceptInvitation_query, header: parameters.addDncNumbers_header, body: bodies.CampaignContacts },
  CustomLlmServerMessage: { body: bodies.CustomLlmServerMessage },
  MonitorClientMessage: { body: bodies.MonitorClientMessage },
  RtcClientMessage: { body: bodies.RtcClientMessage },
};
