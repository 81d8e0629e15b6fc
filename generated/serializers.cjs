// Serializers of every JSON reply, precompiled.
// Generated from openapi.yaml (c671a52b089eb7dc) by `node codegen/main.ts`; never edited.
'use strict';

// Each is built at its first use: building all of them at boot costs more than the rest of the boot.
function lazy(build) {
  let serialize;
  return (value) => (serialize ??= build())(value);
}

module.exports = {
"Agent": lazy(() => {const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone","inlineValidators":true}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = (() => {
        const validators = {}
        const exports = validators
        "use strict";exports["__fjs_root_0#/definitions/ResponseEngine/oneOf/0"] = validate5;const schema3 = {"type":"object","required":["type","system_prompt"],"properties":{"type":{"type":["string","object"],"const":"service-llm","fjs_type":"string"},"system_prompt":{"type":["string","object"],"fjs_type":"string"},"model":{"type":["string","object"],"fjs_type":"string"},"temperature":{"type":"number"}}};function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(errors === 0){if(data && typeof data == "object" && !Array.isArray(data)){let missing0;if(((data.type === undefined) && (missing0 = "type")) || ((data.system_prompt === undefined) && (missing0 = "system_prompt"))){validate5.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];return false;}else {if(data.type !== undefined){let data0 = data.type;const _errs1 = errors;if((typeof data0 !== "string") && (!(data0 && typeof data0 == "object" && !Array.isArray(data0)))){validate5.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: schema3.properties.type.type},message:"must be string,object"}];return false;}if("service-llm" !== data0){validate5.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "service-llm"},message:"must be equal to constant"}];return false;}if(errors === _errs1){if(data0 && typeof data0 == "object" && !Array.isArray(data0)){if(!data0 || typeof data0.toJSON !== "function"){validate5.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/fjs_type",keyword:"fjs_type",params:{},message:"must pass \"fjs_type\" keyword validation"}];return false;}}}var valid0 = _errs1 === errors;}else {var valid0 = true;}if(valid0){if(data.system_prompt !== undefined){let data1 = data.system_prompt;const _errs3 = errors;if((typeof data1 !== "string") && (!(data1 && typeof data1 == "object" && !Array.isArray(data1)))){validate5.errors = [{instancePath:instancePath+"/system_prompt",schemaPath:"#/properties/system_prompt/type",keyword:"type",params:{type: schema3.properties.system_prompt.type},message:"must be string,object"}];return false;}if(errors === _errs3){if(data1 && typeof data1 == "object" && !Array.isArray(data1)){if(!data1 || typeof data1.toJSON !== "function"){validate5.errors = [{instancePath:instancePath+"/system_prompt",schemaPath:"#/properties/system_prompt/fjs_type",keyword:"fjs_type",params:{},message:"must pass \"fjs_type\" keyword validation"}];return false;}}}var valid0 = _errs3 === errors;}else {var valid0 = true;}if(valid0){if(data.model !== undefined){let data2 = data.model;const _errs5 = errors;if((typeof data2 !== "string") && (!(data2 && typeof data2 == "object" && !Array.isArray(data2)))){validate5.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: schema3.properties.model.type},message:"must be string,object"}];return false;}if(errors === _errs5){if(data2 && typeof data2 == "object" && !Array.isArray(data2)){if(!data2 || typeof data2.toJSON !== "function"){validate5.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/fjs_type",keyword:"fjs_type",params:{},message:"must pass \"fjs_type\" keyword validation"}];return false;}}}var valid0 = _errs5 === errors;}else {var valid0 = true;}if(valid0){if(data.temperature !== undefined){let data3 = data.temperature;const _errs7 = errors;if(!((typeof data3 == "number") && (isFinite(data3)))){validate5.errors = [{instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/type",keyword:"type",params:{type: "number"},message:"must be number"}];return false;}var valid0 = _errs7 === errors;}else {var valid0 = true;}}}}}}else {validate5.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];return false;}}validate5.errors = vErrors;return errors === 0;}exports["__fjs_root_0#/definitions/ResponseEngine/oneOf/1"] = validate6;const schema4 = {"type":"object","required":["type","websocket_url"],"properties":{"type":{"type":["string","object"],"const":"custom-llm","fjs_type":"string"},"websocket_url":{"type":["string","object"],"fjs_type":"string"}}};function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(errors === 0){if(data && typeof data == "object" && !Array.isArray(data)){let missing0;if(((data.type === undefined) && (missing0 = "type")) || ((data.websocket_url === undefined) && (missing0 = "websocket_url"))){validate6.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];return false;}else {if(data.type !== undefined){let data0 = data.type;const _errs1 = errors;if((typeof data0 !== "string") && (!(data0 && typeof data0 == "object" && !Array.isArray(data0)))){validate6.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: schema4.properties.type.type},message:"must be string,object"}];return false;}if("custom-llm" !== data0){validate6.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "custom-llm"},message:"must be equal to constant"}];return false;}if(errors === _errs1){if(data0 && typeof data0 == "object" && !Array.isArray(data0)){if(!data0 || typeof data0.toJSON !== "function"){validate6.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/fjs_type",keyword:"fjs_type",params:{},message:"must pass \"fjs_type\" keyword validation"}];return false;}}}var valid0 = _errs1 === errors;}else {var valid0 = true;}if(valid0){if(data.websocket_url !== undefined){let data1 = data.websocket_url;const _errs3 = errors;if((typeof data1 !== "string") && (!(data1 && typeof data1 == "object" && !Array.isArray(data1)))){validate6.errors = [{instancePath:instancePath+"/websocket_url",schemaPath:"#/properties/websocket_url/type",keyword:"type",params:{type: schema4.properties.websocket_url.type},message:"must be string,object"}];return false;}if(errors === _errs3){if(data1 && typeof data1 == "object" && !Array.isArray(data1)){if(!data1 || typeof data1.toJSON !== "function"){validate6.errors = [{instancePath:instancePath+"/websocket_url",schemaPath:"#/properties/websocket_url/fjs_type",keyword:"fjs_type",params:{},message:"must pass \"fjs_type\" keyword validation"}];return false;}}}var valid0 = _errs3 === errors;}else {var valid0 = true;}}}}else {validate6.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];return false;}}validate6.errors = vErrors;return errors === 0;}
        return {
          validate (schemaRef, data) {
            const validate = validators[schemaRef]
            return validate(data)
          },
          getSchemaValidator (schemaRef) {
            return validators[schemaRef]
          }
        }
      })()


  return function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    let validate_0
    let validate_1
  
    
      // "#/definitions/ServiceLlmEngine"
      function anonymous1 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_type_7 = obj["type"]
      if (value_type_7 !== undefined) {
        json += "{\"type\":"
        json += "\"service-llm\""
      } else {
        throw new Error('"type" is required!')
      }
      
      const value_system_prompt_8 = obj["system_prompt"]
      if (value_system_prompt_8 !== undefined) {
        json += ",\"system_prompt\":"
        
        if (typeof value_system_prompt_8 !== 'string') {
          if (value_system_prompt_8 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_system_prompt_8 instanceof Date) {
            json += JSON_STR_QUOTE + value_system_prompt_8.toISOString() + JSON_STR_QUOTE
          } else if (value_system_prompt_8 instanceof RegExp) {
            json += asString(value_system_prompt_8.source)
          } else {
            json += asString(value_system_prompt_8.toString())
          }
        } else {
          json += asString(value_system_prompt_8)
        }
        
      } else {
        throw new Error('"system_prompt" is required!')
      }
      
      const value_model_9 = obj["model"]
      if (value_model_9 !== undefined) {
        json += ",\"model\":"
        
        if (typeof value_model_9 !== 'string') {
          if (value_model_9 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_model_9 instanceof Date) {
            json += JSON_STR_QUOTE + value_model_9.toISOString() + JSON_STR_QUOTE
          } else if (value_model_9 instanceof RegExp) {
            json += asString(value_model_9.source)
          } else {
            json += asString(value_model_9.toString())
          }
        } else {
          json += asString(value_model_9)
        }
        
      }

      const value_temperature_10 = obj["temperature"]
      if (value_temperature_10 !== undefined) {
        json += ",\"temperature\":"
        json += asNumber(value_temperature_10)
      }

return json + JSON_STR_END_OBJECT

      }
    

      // "#/definitions/CustomLlmEngine"
      function anonymous2 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_type_12 = obj["type"]
      if (value_type_12 !== undefined) {
        json += "{\"type\":"
        json += "\"custom-llm\""
      } else {
        throw new Error('"type" is required!')
      }
      
      const value_websocket_url_13 = obj["websocket_url"]
      if (value_websocket_url_13 !== undefined) {
        json += ",\"websocket_url\":"
        
        if (typeof value_websocket_url_13 !== 'string') {
          if (value_websocket_url_13 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_websocket_url_13 instanceof Date) {
            json += JSON_STR_QUOTE + value_websocket_url_13.toISOString() + JSON_STR_QUOTE
          } else if (value_websocket_url_13 instanceof RegExp) {
            json += asString(value_websocket_url_13.source)
          } else {
            json += asString(value_websocket_url_13.toString())
          }
        } else {
          json += asString(value_websocket_url_13)
        }
        
      } else {
        throw new Error('"websocket_url" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

    function anonymous3 (obj) {
      // "__fjs_merged_1#/properties/knowledge_base_ids"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of '__fjs_merged_1#/properties/knowledge_base_ids' does not match schema definition.")
    }
    const arrayLength = obj.length
  
      if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
        return asPlainStringArray(obj, arrayLength)
      }
      
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        }
      }
      return json + JSON_STR_END_ARRAY
    }

    function anonymous4 (obj) {
      // "__fjs_merged_1#/properties/webhook_events"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of '__fjs_merged_1#/properties/webhook_events' does not match schema definition.")
    }
    const arrayLength = obj.length
  
      if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
        return asPlainStringArray(obj, arrayLength)
      }
      
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "#/definitions/AgentFunction/properties/parameters"
      function anonymous7 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_27 = false

    for (const key of Object.keys(obj)) {
      if (
        
        obj[key] === undefined ||
        typeof obj[key] === 'function' ||
        typeof obj[key] === 'symbol'
      ) continue
      const value = obj[key]
  
        json += addComma_27 ? JSON_STR_COMMA : ((addComma_27 = true), JSON_STR_BEGIN_OBJECT)
        json += asString(key) + JSON_STR_COLONS + JSON.stringify(value)
      
    }
  if (!addComma_27) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

    function anonymous8 (obj) {
      // "#/definitions/AgentFunction/properties/header_names"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of '#/definitions/AgentFunction/properties/header_names' does not match schema definition.")
    }
    const arrayLength = obj.length
  
      if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
        return asPlainStringArray(obj, arrayLength)
      }
      
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "#/definitions/AgentFunction"
      function anonymous6 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_id_20 = obj["id"]
      if (value_id_20 !== undefined) {
        json += "{\"id\":"
        
        if (typeof value_id_20 !== 'string') {
          if (value_id_20 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_20 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_20.toISOString() + JSON_STR_QUOTE
          } else if (value_id_20 instanceof RegExp) {
            json += asString(value_id_20.source)
          } else {
            json += asString(value_id_20.toString())
          }
        } else {
          json += asString(value_id_20)
        }
        
      } else {
        throw new Error('"id" is required!')
      }
      
      const value_type_21 = obj["type"]
      if (value_type_21 !== undefined) {
        json += ",\"type\":"
        
        if (typeof value_type_21 !== 'string') {
          if (value_type_21 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_type_21 instanceof Date) {
            json += JSON_STR_QUOTE + value_type_21.toISOString() + JSON_STR_QUOTE
          } else if (value_type_21 instanceof RegExp) {
            json += asString(value_type_21.source)
          } else {
            json += asString(value_type_21.toString())
          }
        } else {
          json += asString(value_type_21)
        }
        
      } else {
        throw new Error('"type" is required!')
      }
      
      const value_name_22 = obj["name"]
      if (value_name_22 !== undefined) {
        json += ",\"name\":"
        
        if (typeof value_name_22 !== 'string') {
          if (value_name_22 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_name_22 instanceof Date) {
            json += JSON_STR_QUOTE + value_name_22.toISOString() + JSON_STR_QUOTE
          } else if (value_name_22 instanceof RegExp) {
            json += asString(value_name_22.source)
          } else {
            json += asString(value_name_22.toString())
          }
        } else {
          json += asString(value_name_22)
        }
        
      } else {
        throw new Error('"name" is required!')
      }
      
      const value_description_23 = obj["description"]
      if (value_description_23 !== undefined) {
        json += ",\"description\":"
        
        if (typeof value_description_23 !== 'string') {
          if (value_description_23 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_description_23 instanceof Date) {
            json += JSON_STR_QUOTE + value_description_23.toISOString() + JSON_STR_QUOTE
          } else if (value_description_23 instanceof RegExp) {
            json += asString(value_description_23.source)
          } else {
            json += asString(value_description_23.toString())
          }
        } else {
          json += asString(value_description_23)
        }
        
      } else {
        throw new Error('"description" is required!')
      }
      
      const value_created_at_24 = obj["created_at"]
      if (value_created_at_24 !== undefined) {
        json += ",\"created_at\":"
        
        if (typeof value_created_at_24 !== 'string') {
          if (value_created_at_24 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_created_at_24 instanceof Date) {
            json += JSON_STR_QUOTE + value_created_at_24.toISOString() + JSON_STR_QUOTE
          } else if (value_created_at_24 instanceof RegExp) {
            json += asString(value_created_at_24.source)
          } else {
            json += asString(value_created_at_24.toString())
          }
        } else {
          json += asString(value_created_at_24)
        }
        
      } else {
        throw new Error('"created_at" is required!')
      }
      
      const value_updated_at_25 = obj["updated_at"]
      if (value_updated_at_25 !== undefined) {
        json += ",\"updated_at\":"
        
        if (typeof value_updated_at_25 !== 'string') {
          if (value_updated_at_25 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_updated_at_25 instanceof Date) {
            json += JSON_STR_QUOTE + value_updated_at_25.toISOString() + JSON_STR_QUOTE
          } else if (value_updated_at_25 instanceof RegExp) {
            json += asString(value_updated_at_25.source)
          } else {
            json += asString(value_updated_at_25.toString())
          }
        } else {
          json += asString(value_updated_at_25)
        }
        
      } else {
        throw new Error('"updated_at" is required!')
      }
      
      const value_parameters_26 = obj["parameters"]
      if (value_parameters_26 !== undefined) {
        json += ",\"parameters\":"
        json += anonymous7(value_parameters_26)
      }

      const value_url_28 = obj["url"]
      if (value_url_28 !== undefined) {
        json += ",\"url\":"
        
        if (typeof value_url_28 !== 'string') {
          if (value_url_28 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_url_28 instanceof Date) {
            json += JSON_STR_QUOTE + value_url_28.toISOString() + JSON_STR_QUOTE
          } else if (value_url_28 instanceof RegExp) {
            json += asString(value_url_28.source)
          } else {
            json += asString(value_url_28.toString())
          }
        } else {
          json += asString(value_url_28)
        }
        
      }

      const value_header_names_29 = obj["header_names"]
      if (value_header_names_29 !== undefined) {
        json += ",\"header_names\":"
        json += anonymous8(value_header_names_29)
      }

      const value_signing_secret_30 = obj["signing_secret"]
      if (value_signing_secret_30 !== undefined) {
        json += ",\"signing_secret\":"
        
        if (typeof value_signing_secret_30 !== 'string') {
          if (value_signing_secret_30 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_signing_secret_30 instanceof Date) {
            json += JSON_STR_QUOTE + value_signing_secret_30.toISOString() + JSON_STR_QUOTE
          } else if (value_signing_secret_30 instanceof RegExp) {
            json += asString(value_signing_secret_30.source)
          } else {
            json += asString(value_signing_secret_30.toString())
          }
        } else {
          json += asString(value_signing_secret_30)
        }
        
      }

      const value_timeout_ms_31 = obj["timeout_ms"]
      if (value_timeout_ms_31 !== undefined) {
        json += ",\"timeout_ms\":"
        json += asInteger(value_timeout_ms_31)
      }

      const value_filler_32 = obj["filler"]
      if (value_filler_32 !== undefined) {
        json += ",\"filler\":"
        
          if (value_filler_32 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_filler_32 === "string" ||
            value_filler_32 === null ||
            value_filler_32 instanceof Date ||
            value_filler_32 instanceof RegExp ||
            (
              typeof value_filler_32 === "object" &&
              typeof value_filler_32.toString === "function" &&
              value_filler_32.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_filler_32 !== 'string') {
          if (value_filler_32 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_filler_32 instanceof Date) {
            json += JSON_STR_QUOTE + value_filler_32.toISOString() + JSON_STR_QUOTE
          } else if (value_filler_32 instanceof RegExp) {
            json += asString(value_filler_32.source)
          } else {
            json += asString(value_filler_32.toString())
          }
        } else {
          json += asString(value_filler_32)
        }
        
          }
        
    else throw new TypeError("The value of '#/definitions/AgentFunction/properties/filler' does not match schema definition.")
  
      }

      const value_to_33 = obj["to"]
      if (value_to_33 !== undefined) {
        json += ",\"to\":"
        
        if (typeof value_to_33 !== 'string') {
          if (value_to_33 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_to_33 instanceof Date) {
            json += JSON_STR_QUOTE + value_to_33.toISOString() + JSON_STR_QUOTE
          } else if (value_to_33 instanceof RegExp) {
            json += asString(value_to_33.source)
          } else {
            json += asString(value_to_33.toString())
          }
        } else {
          json += asString(value_to_33)
        }
        
      }

      const value_message_34 = obj["message"]
      if (value_message_34 !== undefined) {
        json += ",\"message\":"
        
          if (value_message_34 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_message_34 === "string" ||
            value_message_34 === null ||
            value_message_34 instanceof Date ||
            value_message_34 instanceof RegExp ||
            (
              typeof value_message_34 === "object" &&
              typeof value_message_34.toString === "function" &&
              value_message_34.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_message_34 !== 'string') {
          if (value_message_34 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_message_34 instanceof Date) {
            json += JSON_STR_QUOTE + value_message_34.toISOString() + JSON_STR_QUOTE
          } else if (value_message_34 instanceof RegExp) {
            json += asString(value_message_34.source)
          } else {
            json += asString(value_message_34.toString())
          }
        } else {
          json += asString(value_message_34)
        }
        
          }
        
    else throw new TypeError("The value of '#/definitions/AgentFunction/properties/message' does not match schema definition.")
  
      }

return json + JSON_STR_END_OBJECT

      }
    

    function anonymous5 (obj) {
      // "__fjs_merged_1#/properties/functions"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of '__fjs_merged_1#/properties/functions' does not match schema definition.")
    }
    const arrayLength = obj.length
  
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        json += anonymous6(value)
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          json += anonymous6(value)
        }
      }
      return json + JSON_STR_END_ARRAY
    }

    function anonymous9 (obj) {
      // "#/definitions/Tags"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of '#/definitions/Tags' does not match schema definition.")
    }
    const arrayLength = obj.length
  
      if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
        return asPlainStringArray(obj, arrayLength)
      }
      
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "#/definitions/Interruption"
      function anonymous10 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_38 = false

          const value_enabled_39 = obj["enabled"]
          if (value_enabled_39 !== undefined) {
            json += addComma_38 ? ",\"enabled\":" : ((addComma_38 = true), "{\"enabled\":")
            json += asBoolean(value_enabled_39)
          }

          const value_min_ms_40 = obj["min_ms"]
          if (value_min_ms_40 !== undefined) {
            json += addComma_38 ? ",\"min_ms\":" : ((addComma_38 = true), "{\"min_ms\":")
            json += asInteger(value_min_ms_40)
          }

          const value_min_words_41 = obj["min_words"]
          if (value_min_words_41 !== undefined) {
            json += addComma_38 ? ",\"min_words\":" : ((addComma_38 = true), "{\"min_words\":")
            json += asInteger(value_min_words_41)
          }
if (!addComma_38) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

      // "#/definitions/Endpointing"
      function anonymous11 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_43 = false

          const value_min_ms_44 = obj["min_ms"]
          if (value_min_ms_44 !== undefined) {
            json += addComma_43 ? ",\"min_ms\":" : ((addComma_43 = true), "{\"min_ms\":")
            json += asInteger(value_min_ms_44)
          }

          const value_max_ms_45 = obj["max_ms"]
          if (value_max_ms_45 !== undefined) {
            json += addComma_43 ? ",\"max_ms\":" : ((addComma_43 = true), "{\"max_ms\":")
            json += asInteger(value_max_ms_45)
          }
if (!addComma_43) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

    function anonymous13 (obj) {
      // "#/definitions/Inactivity/properties/reminders"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of '#/definitions/Inactivity/properties/reminders' does not match schema definition.")
    }
    const arrayLength = obj.length
  
      if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
        return asPlainStringArray(obj, arrayLength)
      }
      
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "#/definitions/Inactivity"
      function anonymous12 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_47 = false

          const value_seconds_48 = obj["seconds"]
          if (value_seconds_48 !== undefined) {
            json += addComma_47 ? ",\"seconds\":" : ((addComma_47 = true), "{\"seconds\":")
            json += asInteger(value_seconds_48)
          }

          const value_reminders_49 = obj["reminders"]
          if (value_reminders_49 !== undefined) {
            json += addComma_47 ? ",\"reminders\":" : ((addComma_47 = true), "{\"reminders\":")
            json += anonymous13(value_reminders_49)
          }
if (!addComma_47) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

      // "#/definitions/Voicemail"
      function anonymous14 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_53 = false

          const value_action_54 = obj["action"]
          if (value_action_54 !== undefined) {
            json += addComma_53 ? ",\"action\":" : ((addComma_53 = true), "{\"action\":")
            
        if (typeof value_action_54 !== 'string') {
          if (value_action_54 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_action_54 instanceof Date) {
            json += JSON_STR_QUOTE + value_action_54.toISOString() + JSON_STR_QUOTE
          } else if (value_action_54 instanceof RegExp) {
            json += asString(value_action_54.source)
          } else {
            json += asString(value_action_54.toString())
          }
        } else {
          json += asString(value_action_54)
        }
        
          }

          const value_message_55 = obj["message"]
          if (value_message_55 !== undefined) {
            json += addComma_53 ? ",\"message\":" : ((addComma_53 = true), "{\"message\":")
            
          if (value_message_55 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_message_55 === "string" ||
            value_message_55 === null ||
            value_message_55 instanceof Date ||
            value_message_55 instanceof RegExp ||
            (
              typeof value_message_55 === "object" &&
              typeof value_message_55.toString === "function" &&
              value_message_55.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_message_55 !== 'string') {
          if (value_message_55 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_message_55 instanceof Date) {
            json += JSON_STR_QUOTE + value_message_55.toISOString() + JSON_STR_QUOTE
          } else if (value_message_55 instanceof RegExp) {
            json += asString(value_message_55.source)
          } else {
            json += asString(value_message_55.toString())
          }
        } else {
          json += asString(value_message_55)
        }
        
          }
        
    else throw new TypeError("The value of '#/definitions/Voicemail/properties/message' does not match schema definition.")
  
          }
if (!addComma_53) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

      // "#/definitions/RecordingSettings"
      function anonymous15 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_57 = false

          const value_enabled_58 = obj["enabled"]
          if (value_enabled_58 !== undefined) {
            json += addComma_57 ? ",\"enabled\":" : ((addComma_57 = true), "{\"enabled\":")
            json += asBoolean(value_enabled_58)
          }

          const value_disclosure_59 = obj["disclosure"]
          if (value_disclosure_59 !== undefined) {
            json += addComma_57 ? ",\"disclosure\":" : ((addComma_57 = true), "{\"disclosure\":")
            
          if (value_disclosure_59 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_disclosure_59 === "string" ||
            value_disclosure_59 === null ||
            value_disclosure_59 instanceof Date ||
            value_disclosure_59 instanceof RegExp ||
            (
              typeof value_disclosure_59 === "object" &&
              typeof value_disclosure_59.toString === "function" &&
              value_disclosure_59.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_disclosure_59 !== 'string') {
          if (value_disclosure_59 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_disclosure_59 instanceof Date) {
            json += JSON_STR_QUOTE + value_disclosure_59.toISOString() + JSON_STR_QUOTE
          } else if (value_disclosure_59 instanceof RegExp) {
            json += asString(value_disclosure_59.source)
          } else {
            json += asString(value_disclosure_59.toString())
          }
        } else {
          json += asString(value_disclosure_59)
        }
        
          }
        
    else throw new TypeError("The value of '#/definitions/RecordingSettings/properties/disclosure' does not match schema definition.")
  
          }
if (!addComma_57) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

      // "__fjs_merged_1#/properties/extraction"
      function anonymous16 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_61 = false

    for (const key of Object.keys(obj)) {
      if (
        
        obj[key] === undefined ||
        typeof obj[key] === 'function' ||
        typeof obj[key] === 'symbol'
      ) continue
      const value = obj[key]
  
        json += addComma_61 ? JSON_STR_COMMA : ((addComma_61 = true), JSON_STR_BEGIN_OBJECT)
        json += asString(key) + JSON_STR_COLONS + JSON.stringify(value)
      
    }
  if (!addComma_61) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

      // "#/definitions/Variables"
      function anonymous17 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_64 = false

    for (const key of Object.keys(obj)) {
      if (
        
        obj[key] === undefined ||
        typeof obj[key] === 'function' ||
        typeof obj[key] === 'symbol'
      ) continue
      const value = obj[key]
  
        json += addComma_64 ? JSON_STR_COMMA : ((addComma_64 = true), JSON_STR_BEGIN_OBJECT)
        json += asString(key) + JSON_STR_COLONS
        
          if(
            typeof value === "string" ||
            value === null ||
            value instanceof Date ||
            value instanceof RegExp ||
            (
              typeof value === "object" &&
              typeof value.toString === "function" &&
              value.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
          }
        
          else if(typeof value === "number" || value === null) {
            json += asNumber(value)
          }
        
          else if(typeof value === "boolean" || value === null) {
            json += asBoolean(value)
          }
        
    else throw new TypeError("The value of '#/definitions/Variables/additionalProperties' does not match schema definition.")
  
      
    }
  if (!addComma_64) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

      // "__fjs_merged_1#"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_agent_id_1 = obj["agent_id"]
      if (value_agent_id_1 !== undefined) {
        json += "{\"agent_id\":"
        
        if (typeof value_agent_id_1 !== 'string') {
          if (value_agent_id_1 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_agent_id_1 instanceof Date) {
            json += JSON_STR_QUOTE + value_agent_id_1.toISOString() + JSON_STR_QUOTE
          } else if (value_agent_id_1 instanceof RegExp) {
            json += asString(value_agent_id_1.source)
          } else {
            json += asString(value_agent_id_1.toString())
          }
        } else {
          json += asString(value_agent_id_1)
        }
        
      } else {
        throw new Error('"agent_id" is required!')
      }
      
      const value_agent_name_2 = obj["agent_name"]
      if (value_agent_name_2 !== undefined) {
        json += ",\"agent_name\":"
        
        if (typeof value_agent_name_2 !== 'string') {
          if (value_agent_name_2 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_agent_name_2 instanceof Date) {
            json += JSON_STR_QUOTE + value_agent_name_2.toISOString() + JSON_STR_QUOTE
          } else if (value_agent_name_2 instanceof RegExp) {
            json += asString(value_agent_name_2.source)
          } else {
            json += asString(value_agent_name_2.toString())
          }
        } else {
          json += asString(value_agent_name_2)
        }
        
      } else {
        throw new Error('"agent_name" is required!')
      }
      
      const value_voice_id_3 = obj["voice_id"]
      if (value_voice_id_3 !== undefined) {
        json += ",\"voice_id\":"
        
        if (typeof value_voice_id_3 !== 'string') {
          if (value_voice_id_3 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_voice_id_3 instanceof Date) {
            json += JSON_STR_QUOTE + value_voice_id_3.toISOString() + JSON_STR_QUOTE
          } else if (value_voice_id_3 instanceof RegExp) {
            json += asString(value_voice_id_3.source)
          } else {
            json += asString(value_voice_id_3.toString())
          }
        } else {
          json += asString(value_voice_id_3)
        }
        
      } else {
        throw new Error('"voice_id" is required!')
      }
      
      const value_language_4 = obj["language"]
      if (value_language_4 !== undefined) {
        json += ",\"language\":"
        
        if (typeof value_language_4 !== 'string') {
          if (value_language_4 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_language_4 instanceof Date) {
            json += JSON_STR_QUOTE + value_language_4.toISOString() + JSON_STR_QUOTE
          } else if (value_language_4 instanceof RegExp) {
            json += asString(value_language_4.source)
          } else {
            json += asString(value_language_4.toString())
          }
        } else {
          json += asString(value_language_4)
        }
        
      } else {
        throw new Error('"language" is required!')
      }
      
      const value_response_engine_5 = obj["response_engine"]
      if (value_response_engine_5 !== undefined) {
        json += ",\"response_engine\":"
        
      if((validate_0 || (validate_0 = validator.getSchemaValidator("__fjs_root_0#/definitions/ResponseEngine/oneOf/0")))(value_response_engine_5)) {
        json += anonymous1(value_response_engine_5)
      }
    
      else if((validate_1 || (validate_1 = validator.getSchemaValidator("__fjs_root_0#/definitions/ResponseEngine/oneOf/1")))(value_response_engine_5)) {
        json += anonymous2(value_response_engine_5)
      }
    
    else throw new TypeError("The value of '#/definitions/ResponseEngine' does not match schema definition.")
  
      } else {
        throw new Error('"response_engine" is required!')
      }
      
      const value_knowledge_base_ids_14 = obj["knowledge_base_ids"]
      if (value_knowledge_base_ids_14 !== undefined) {
        json += ",\"knowledge_base_ids\":"
        json += anonymous3(value_knowledge_base_ids_14)
      } else {
        throw new Error('"knowledge_base_ids" is required!')
      }
      
      const value_webhook_url_15 = obj["webhook_url"]
      if (value_webhook_url_15 !== undefined) {
        json += ",\"webhook_url\":"
        
          if (value_webhook_url_15 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_webhook_url_15 === "string" ||
            value_webhook_url_15 === null ||
            value_webhook_url_15 instanceof Date ||
            value_webhook_url_15 instanceof RegExp ||
            (
              typeof value_webhook_url_15 === "object" &&
              typeof value_webhook_url_15.toString === "function" &&
              value_webhook_url_15.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_webhook_url_15 !== 'string') {
          if (value_webhook_url_15 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_webhook_url_15 instanceof Date) {
            json += JSON_STR_QUOTE + value_webhook_url_15.toISOString() + JSON_STR_QUOTE
          } else if (value_webhook_url_15 instanceof RegExp) {
            json += asString(value_webhook_url_15.source)
          } else {
            json += asString(value_webhook_url_15.toString())
          }
        } else {
          json += asString(value_webhook_url_15)
        }
        
          }
        
    else throw new TypeError("The value of '__fjs_merged_1#/properties/webhook_url' does not match schema definition.")
  
      } else {
        throw new Error('"webhook_url" is required!')
      }
      
      const value_webhook_events_16 = obj["webhook_events"]
      if (value_webhook_events_16 !== undefined) {
        json += ",\"webhook_events\":"
        json += anonymous4(value_webhook_events_16)
      } else {
        throw new Error('"webhook_events" is required!')
      }
      
      const value_greeting_17 = obj["greeting"]
      if (value_greeting_17 !== undefined) {
        json += ",\"greeting\":"
        
          if (value_greeting_17 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_greeting_17 === "string" ||
            value_greeting_17 === null ||
            value_greeting_17 instanceof Date ||
            value_greeting_17 instanceof RegExp ||
            (
              typeof value_greeting_17 === "object" &&
              typeof value_greeting_17.toString === "function" &&
              value_greeting_17.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_greeting_17 !== 'string') {
          if (value_greeting_17 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_greeting_17 instanceof Date) {
            json += JSON_STR_QUOTE + value_greeting_17.toISOString() + JSON_STR_QUOTE
          } else if (value_greeting_17 instanceof RegExp) {
            json += asString(value_greeting_17.source)
          } else {
            json += asString(value_greeting_17.toString())
          }
        } else {
          json += asString(value_greeting_17)
        }
        
          }
        
    else throw new TypeError("The value of '__fjs_merged_1#/properties/greeting' does not match schema definition.")
  
      } else {
        throw new Error('"greeting" is required!')
      }
      
      const value_functions_18 = obj["functions"]
      if (value_functions_18 !== undefined) {
        json += ",\"functions\":"
        json += anonymous5(value_functions_18)
      } else {
        throw new Error('"functions" is required!')
      }
      
      const value_tags_35 = obj["tags"]
      if (value_tags_35 !== undefined) {
        json += ",\"tags\":"
        json += anonymous9(value_tags_35)
      } else {
        throw new Error('"tags" is required!')
      }
      
      const value_folder_36 = obj["folder"]
      if (value_folder_36 !== undefined) {
        json += ",\"folder\":"
        
          if (value_folder_36 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_folder_36 === "string" ||
            value_folder_36 === null ||
            value_folder_36 instanceof Date ||
            value_folder_36 instanceof RegExp ||
            (
              typeof value_folder_36 === "object" &&
              typeof value_folder_36.toString === "function" &&
              value_folder_36.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_folder_36 !== 'string') {
          if (value_folder_36 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_folder_36 instanceof Date) {
            json += JSON_STR_QUOTE + value_folder_36.toISOString() + JSON_STR_QUOTE
          } else if (value_folder_36 instanceof RegExp) {
            json += asString(value_folder_36.source)
          } else {
            json += asString(value_folder_36.toString())
          }
        } else {
          json += asString(value_folder_36)
        }
        
          }
        
    else throw new TypeError("The value of '__fjs_merged_1#/properties/folder' does not match schema definition.")
  
      } else {
        throw new Error('"folder" is required!')
      }
      
      const value_interruption_37 = obj["interruption"]
      if (value_interruption_37 !== undefined) {
        json += ",\"interruption\":"
        json += anonymous10(value_interruption_37)
      } else {
        throw new Error('"interruption" is required!')
      }
      
      const value_endpointing_42 = obj["endpointing"]
      if (value_endpointing_42 !== undefined) {
        json += ",\"endpointing\":"
        json += anonymous11(value_endpointing_42)
      } else {
        throw new Error('"endpointing" is required!')
      }
      
      const value_inactivity_46 = obj["inactivity"]
      if (value_inactivity_46 !== undefined) {
        json += ",\"inactivity\":"
        json += anonymous12(value_inactivity_46)
      } else {
        throw new Error('"inactivity" is required!')
      }
      
      const value_max_duration_seconds_50 = obj["max_duration_seconds"]
      if (value_max_duration_seconds_50 !== undefined) {
        json += ",\"max_duration_seconds\":"
        json += asInteger(value_max_duration_seconds_50)
      } else {
        throw new Error('"max_duration_seconds" is required!')
      }
      
      const value_ring_timeout_seconds_51 = obj["ring_timeout_seconds"]
      if (value_ring_timeout_seconds_51 !== undefined) {
        json += ",\"ring_timeout_seconds\":"
        json += asInteger(value_ring_timeout_seconds_51)
      } else {
        throw new Error('"ring_timeout_seconds" is required!')
      }
      
      const value_voicemail_52 = obj["voicemail"]
      if (value_voicemail_52 !== undefined) {
        json += ",\"voicemail\":"
        json += anonymous14(value_voicemail_52)
      } else {
        throw new Error('"voicemail" is required!')
      }
      
      const value_recording_56 = obj["recording"]
      if (value_recording_56 !== undefined) {
        json += ",\"recording\":"
        json += anonymous15(value_recording_56)
      } else {
        throw new Error('"recording" is required!')
      }
      
      const value_extraction_60 = obj["extraction"]
      if (value_extraction_60 !== undefined) {
        json += ",\"extraction\":"
        
          if (value_extraction_60 === null) {
            json += JSON_STR_NULL
          }
          
          else if((typeof value_extraction_60 === "object" && !Array.isArray(value_extraction_60)) || value_extraction_60 === null) {
            json += anonymous16(value_extraction_60)
          }
        
    else throw new TypeError("The value of '__fjs_merged_1#/properties/extraction' does not match schema definition.")
  
      } else {
        throw new Error('"extraction" is required!')
      }
      
      const value_fallback_voice_id_62 = obj["fallback_voice_id"]
      if (value_fallback_voice_id_62 !== undefined) {
        json += ",\"fallback_voice_id\":"
        
          if (value_fallback_voice_id_62 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_fallback_voice_id_62 === "string" ||
            value_fallback_voice_id_62 === null ||
            value_fallback_voice_id_62 instanceof Date ||
            value_fallback_voice_id_62 instanceof RegExp ||
            (
              typeof value_fallback_voice_id_62 === "object" &&
              typeof value_fallback_voice_id_62.toString === "function" &&
              value_fallback_voice_id_62.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_fallback_voice_id_62 !== 'string') {
          if (value_fallback_voice_id_62 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_fallback_voice_id_62 instanceof Date) {
            json += JSON_STR_QUOTE + value_fallback_voice_id_62.toISOString() + JSON_STR_QUOTE
          } else if (value_fallback_voice_id_62 instanceof RegExp) {
            json += asString(value_fallback_voice_id_62.source)
          } else {
            json += asString(value_fallback_voice_id_62.toString())
          }
        } else {
          json += asString(value_fallback_voice_id_62)
        }
        
          }
        
    else throw new TypeError("The value of '__fjs_merged_1#/properties/fallback_voice_id' does not match schema definition.")
  
      } else {
        throw new Error('"fallback_voice_id" is required!')
      }
      
      const value_variables_63 = obj["variables"]
      if (value_variables_63 !== undefined) {
        json += ",\"variables\":"
        json += anonymous17(value_variables_63)
      } else {
        throw new Error('"variables" is required!')
      }
      
      const value_version_65 = obj["version"]
      if (value_version_65 !== undefined) {
        json += ",\"version\":"
        json += asInteger(value_version_65)
      } else {
        throw new Error('"version" is required!')
      }
      
      const value_created_at_66 = obj["created_at"]
      if (value_created_at_66 !== undefined) {
        json += ",\"created_at\":"
        
        if (typeof value_created_at_66 !== 'string') {
          if (value_created_at_66 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_created_at_66 instanceof Date) {
            json += JSON_STR_QUOTE + value_created_at_66.toISOString() + JSON_STR_QUOTE
          } else if (value_created_at_66 instanceof RegExp) {
            json += asString(value_created_at_66.source)
          } else {
            json += asString(value_created_at_66.toString())
          }
        } else {
          json += asString(value_created_at_66)
        }
        
      } else {
        throw new Error('"created_at" is required!')
      }
      
      const value_updated_at_67 = obj["updated_at"]
      if (value_updated_at_67 !== undefined) {
        json += ",\"updated_at\":"
        
        if (typeof value_updated_at_67 !== 'string') {
          if (value_updated_at_67 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_updated_at_67 instanceof Date) {
            json += JSON_STR_QUOTE + value_updated_at_67.toISOString() + JSON_STR_QUOTE
          } else if (value_updated_at_67 instanceof RegExp) {
            json += asString(value_updated_at_67.source)
          } else {
            json += asString(value_updated_at_67.toString())
          }
        } else {
          json += asString(value_updated_at_67)
        }
        
      } else {
        throw new Error('"updated_at" is required!')
      }
      
      const value_webhook_secret_68 = obj["webhook_secret"]
      if (value_webhook_secret_68 !== undefined) {
        json += ",\"webhook_secret\":"
        
        if (typeof value_webhook_secret_68 !== 'string') {
          if (value_webhook_secret_68 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_webhook_secret_68 instanceof Date) {
            json += JSON_STR_QUOTE + value_webhook_secret_68.toISOString() + JSON_STR_QUOTE
          } else if (value_webhook_secret_68 instanceof RegExp) {
            json += asString(value_webhook_secret_68.source)
          } else {
            json += asString(value_webhook_secret_68.toString())
          }
        } else {
          json += asString(value_webhook_secret_68)
        }
        
      }

return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)}),
"AgentFunction": lazy(() => {const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone","inlineValidators":true}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  return function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
      // "__fjs_merged_0#/properties/parameters"
      function anonymous1 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_8 = false

    for (const key of Object.keys(obj)) {
      if (
        
        obj[key] === undefined ||
        typeof obj[key] === 'function' ||
        typeof obj[key] === 'symbol'
      ) continue
      const value = obj[key]
  
        json += addComma_8 ? JSON_STR_COMMA : ((addComma_8 = true), JSON_STR_BEGIN_OBJECT)
        json += asString(key) + JSON_STR_COLONS + JSON.stringify(value)
      
    }
  if (!addComma_8) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

    function anonymous2 (obj) {
      // "__fjs_merged_0#/properties/header_names"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of '__fjs_merged_0#/properties/header_names' does not match schema definition.")
    }
    const arrayLength = obj.length
  
      if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
        return asPlainStringArray(obj, arrayLength)
      }
      
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "__fjs_merged_0#"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_id_1 = obj["id"]
      if (value_id_1 !== undefined) {
        json += "{\"id\":"
        
        if (typeof value_id_1 !== 'string') {
          if (value_id_1 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_1 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_1.toISOString() + JSON_STR_QUOTE
          } else if (value_id_1 instanceof RegExp) {
            json += asString(value_id_1.source)
          } else {
            json += asString(value_id_1.toString())
          }
        } else {
          json += asString(value_id_1)
        }
        
      } else {
        throw new Error('"id" is required!')
      }
      
      const value_type_2 = obj["type"]
      if (value_type_2 !== undefined) {
        json += ",\"type\":"
        
        if (typeof value_type_2 !== 'string') {
          if (value_type_2 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_type_2 instanceof Date) {
            json += JSON_STR_QUOTE + value_type_2.toISOString() + JSON_STR_QUOTE
          } else if (value_type_2 instanceof RegExp) {
            json += asString(value_type_2.source)
          } else {
            json += asString(value_type_2.toString())
          }
        } else {
          json += asString(value_type_2)
        }
        
      } else {
        throw new Error('"type" is required!')
      }
      
      const value_name_3 = obj["name"]
      if (value_name_3 !== undefined) {
        json += ",\"name\":"
        
        if (typeof value_name_3 !== 'string') {
          if (value_name_3 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_name_3 instanceof Date) {
            json += JSON_STR_QUOTE + value_name_3.toISOString() + JSON_STR_QUOTE
          } else if (value_name_3 instanceof RegExp) {
            json += asString(value_name_3.source)
          } else {
            json += asString(value_name_3.toString())
          }
        } else {
          json += asString(value_name_3)
        }
        
      } else {
        throw new Error('"name" is required!')
      }
      
      const value_description_4 = obj["description"]
      if (value_description_4 !== undefined) {
        json += ",\"description\":"
        
        if (typeof value_description_4 !== 'string') {
          if (value_description_4 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_description_4 instanceof Date) {
            json += JSON_STR_QUOTE + value_description_4.toISOString() + JSON_STR_QUOTE
          } else if (value_description_4 instanceof RegExp) {
            json += asString(value_description_4.source)
          } else {
            json += asString(value_description_4.toString())
          }
        } else {
          json += asString(value_description_4)
        }
        
      } else {
        throw new Error('"description" is required!')
      }
      
      const value_created_at_5 = obj["created_at"]
      if (value_created_at_5 !== undefined) {
        json += ",\"created_at\":"
        
        if (typeof value_created_at_5 !== 'string') {
          if (value_created_at_5 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_created_at_5 instanceof Date) {
            json += JSON_STR_QUOTE + value_created_at_5.toISOString() + JSON_STR_QUOTE
          } else if (value_created_at_5 instanceof RegExp) {
            json += asString(value_created_at_5.source)
          } else {
            json += asString(value_created_at_5.toString())
          }
        } else {
          json += asString(value_created_at_5)
        }
        
      } else {
        throw new Error('"created_at" is required!')
      }
      
      const value_updated_at_6 = obj["updated_at"]
      if (value_updated_at_6 !== undefined) {
        json += ",\"updated_at\":"
        
        if (typeof value_updated_at_6 !== 'string') {
          if (value_updated_at_6 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_updated_at_6 instanceof Date) {
            json += JSON_STR_QUOTE + value_updated_at_6.toISOString() + JSON_STR_QUOTE
          } else if (value_updated_at_6 instanceof RegExp) {
            json += asString(value_updated_at_6.source)
          } else {
            json += asString(value_updated_at_6.toString())
          }
        } else {
          json += asString(value_updated_at_6)
        }
        
      } else {
        throw new Error('"updated_at" is required!')
      }
      
      const value_parameters_7 = obj["parameters"]
      if (value_parameters_7 !== undefined) {
        json += ",\"parameters\":"
        json += anonymous1(value_parameters_7)
      }

      const value_url_9 = obj["url"]
      if (value_url_9 !== undefined) {
        json += ",\"url\":"
        
        if (typeof value_url_9 !== 'string') {
          if (value_url_9 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_url_9 instanceof Date) {
            json += JSON_STR_QUOTE + value_url_9.toISOString() + JSON_STR_QUOTE
          } else if (value_url_9 instanceof RegExp) {
            json += asString(value_url_9.source)
          } else {
            json += asString(value_url_9.toString())
          }
        } else {
          json += asString(value_url_9)
        }
        
      }

      const value_header_names_10 = obj["header_names"]
      if (value_header_names_10 !== undefined) {
        json += ",\"header_names\":"
        json += anonymous2(value_header_names_10)
      }

      const value_signing_secret_11 = obj["signing_secret"]
      if (value_signing_secret_11 !== undefined) {
        json += ",\"signing_secret\":"
        
        if (typeof value_signing_secret_11 !== 'string') {
          if (value_signing_secret_11 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_signing_secret_11 instanceof Date) {
            json += JSON_STR_QUOTE + value_signing_secret_11.toISOString() + JSON_STR_QUOTE
          } else if (value_signing_secret_11 instanceof RegExp) {
            json += asString(value_signing_secret_11.source)
          } else {
            json += asString(value_signing_secret_11.toString())
          }
        } else {
          json += asString(value_signing_secret_11)
        }
        
      }

      const value_timeout_ms_12 = obj["timeout_ms"]
      if (value_timeout_ms_12 !== undefined) {
        json += ",\"timeout_ms\":"
        json += asInteger(value_timeout_ms_12)
      }

      const value_filler_13 = obj["filler"]
      if (value_filler_13 !== undefined) {
        json += ",\"filler\":"
        
          if (value_filler_13 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_filler_13 === "string" ||
            value_filler_13 === null ||
            value_filler_13 instanceof Date ||
            value_filler_13 instanceof RegExp ||
            (
              typeof value_filler_13 === "object" &&
              typeof value_filler_13.toString === "function" &&
              value_filler_13.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_filler_13 !== 'string') {
          if (value_filler_13 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_filler_13 instanceof Date) {
            json += JSON_STR_QUOTE + value_filler_13.toISOString() + JSON_STR_QUOTE
          } else if (value_filler_13 instanceof RegExp) {
            json += asString(value_filler_13.source)
          } else {
            json += asString(value_filler_13.toString())
          }
        } else {
          json += asString(value_filler_13)
        }
        
          }
        
    else throw new TypeError("The value of '__fjs_merged_0#/properties/filler' does not match schema definition.")
  
      }

      const value_to_14 = obj["to"]
      if (value_to_14 !== undefined) {
        json += ",\"to\":"
        
        if (typeof value_to_14 !== 'string') {
          if (value_to_14 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_to_14 instanceof Date) {
            json += JSON_STR_QUOTE + value_to_14.toISOString() + JSON_STR_QUOTE
          } else if (value_to_14 instanceof RegExp) {
            json += asString(value_to_14.source)
          } else {
            json += asString(value_to_14.toString())
          }
        } else {
          json += asString(value_to_14)
        }
        
      }

      const value_message_15 = obj["message"]
      if (value_message_15 !== undefined) {
        json += ",\"message\":"
        
          if (value_message_15 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_message_15 === "string" ||
            value_message_15 === null ||
            value_message_15 instanceof Date ||
            value_message_15 instanceof RegExp ||
            (
              typeof value_message_15 === "object" &&
              typeof value_message_15.toString === "function" &&
              value_message_15.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_message_15 !== 'string') {
          if (value_message_15 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_message_15 instanceof Date) {
            json += JSON_STR_QUOTE + value_message_15.toISOString() + JSON_STR_QUOTE
          } else if (value_message_15 instanceof RegExp) {
            json += asString(value_message_15.source)
          } else {
            json += asString(value_message_15.toString())
          }
        } else {
          json += asString(value_message_15)
        }
        
          }
        
    else throw new TypeError("The value of '__fjs_merged_0#/properties/message' does not match schema definition.")
  
      }

return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)}),
"AgentFunctionPage": lazy(() => {const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone","inlineValidators":true}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  return function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
      // "#/definitions/AgentFunction/properties/parameters"
      function anonymous3 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_10 = false

    for (const key of Object.keys(obj)) {
      if (
        
        obj[key] === undefined ||
        typeof obj[key] === 'function' ||
        typeof obj[key] === 'symbol'
      ) continue
      const value = obj[key]
  
        json += addComma_10 ? JSON_STR_COMMA : ((addComma_10 = true), JSON_STR_BEGIN_OBJECT)
        json += asString(key) + JSON_STR_COLONS + JSON.stringify(value)
      
    }
  if (!addComma_10) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

    function anonymous4 (obj) {
      // "#/definitions/AgentFunction/properties/header_names"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of '#/definitions/AgentFunction/properties/header_names' does not match schema definition.")
    }
    const arrayLength = obj.length
  
      if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
        return asPlainStringArray(obj, arrayLength)
      }
      
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "#/definitions/AgentFunction"
      function anonymous2 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_id_3 = obj["id"]
      if (value_id_3 !== undefined) {
        json += "{\"id\":"
        
        if (typeof value_id_3 !== 'string') {
          if (value_id_3 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_3 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_3.toISOString() + JSON_STR_QUOTE
          } else if (value_id_3 instanceof RegExp) {
            json += asString(value_id_3.source)
          } else {
            json += asString(value_id_3.toString())
          }
        } else {
          json += asString(value_id_3)
        }
        
      } else {
        throw new Error('"id" is required!')
      }
      
      const value_type_4 = obj["type"]
      if (value_type_4 !== undefined) {
        json += ",\"type\":"
        
        if (typeof value_type_4 !== 'string') {
          if (value_type_4 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_type_4 instanceof Date) {
            json += JSON_STR_QUOTE + value_type_4.toISOString() + JSON_STR_QUOTE
          } else if (value_type_4 instanceof RegExp) {
            json += asString(value_type_4.source)
          } else {
            json += asString(value_type_4.toString())
          }
        } else {
          json += asString(value_type_4)
        }
        
      } else {
        throw new Error('"type" is required!')
      }
      
      const value_name_5 = obj["name"]
      if (value_name_5 !== undefined) {
        json += ",\"name\":"
        
        if (typeof value_name_5 !== 'string') {
          if (value_name_5 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_name_5 instanceof Date) {
            json += JSON_STR_QUOTE + value_name_5.toISOString() + JSON_STR_QUOTE
          } else if (value_name_5 instanceof RegExp) {
            json += asString(value_name_5.source)
          } else {
            json += asString(value_name_5.toString())
          }
        } else {
          json += asString(value_name_5)
        }
        
      } else {
        throw new Error('"name" is required!')
      }
      
      const value_description_6 = obj["description"]
      if (value_description_6 !== undefined) {
        json += ",\"description\":"
        
        if (typeof value_description_6 !== 'string') {
          if (value_description_6 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_description_6 instanceof Date) {
            json += JSON_STR_QUOTE + value_description_6.toISOString() + JSON_STR_QUOTE
          } else if (value_description_6 instanceof RegExp) {
            json += asString(value_description_6.source)
          } else {
            json += asString(value_description_6.toString())
          }
        } else {
          json += asString(value_description_6)
        }
        
      } else {
        throw new Error('"description" is required!')
      }
      
      const value_created_at_7 = obj["created_at"]
      if (value_created_at_7 !== undefined) {
        json += ",\"created_at\":"
        
        if (typeof value_created_at_7 !== 'string') {
          if (value_created_at_7 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_created_at_7 instanceof Date) {
            json += JSON_STR_QUOTE + value_created_at_7.toISOString() + JSON_STR_QUOTE
          } else if (value_created_at_7 instanceof RegExp) {
            json += asString(value_created_at_7.source)
          } else {
            json += asString(value_created_at_7.toString())
          }
        } else {
          json += asString(value_created_at_7)
        }
        
      } else {
        throw new Error('"created_at" is required!')
      }
      
      const value_updated_at_8 = obj["updated_at"]
      if (value_updated_at_8 !== undefined) {
        json += ",\"updated_at\":"
        
        if (typeof value_updated_at_8 !== 'string') {
          if (value_updated_at_8 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_updated_at_8 instanceof Date) {
            json += JSON_STR_QUOTE + value_updated_at_8.toISOString() + JSON_STR_QUOTE
          } else if (value_updated_at_8 instanceof RegExp) {
            json += asString(value_updated_at_8.source)
          } else {
            json += asString(value_updated_at_8.toString())
          }
        } else {
          json += asString(value_updated_at_8)
        }
        
      } else {
        throw new Error('"updated_at" is required!')
      }
      
      const value_parameters_9 = obj["parameters"]
      if (value_parameters_9 !== undefined) {
        json += ",\"parameters\":"
        json += anonymous3(value_parameters_9)
      }

      const value_url_11 = obj["url"]
      if (value_url_11 !== undefined) {
        json += ",\"url\":"
        
        if (typeof value_url_11 !== 'string') {
          if (value_url_11 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_url_11 instanceof Date) {
            json += JSON_STR_QUOTE + value_url_11.toISOString() + JSON_STR_QUOTE
          } else if (value_url_11 instanceof RegExp) {
            json += asString(value_url_11.source)
          } else {
            json += asString(value_url_11.toString())
          }
        } else {
          json += asString(value_url_11)
        }
        
      }

      const value_header_names_12 = obj["header_names"]
      if (value_header_names_12 !== undefined) {
        json += ",\"header_names\":"
        json += anonymous4(value_header_names_12)
      }

      const value_signing_secret_13 = obj["signing_secret"]
      if (value_signing_secret_13 !== undefined) {
        json += ",\"signing_secret\":"
        
        if (typeof value_signing_secret_13 !== 'string') {
          if (value_signing_secret_13 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_signing_secret_13 instanceof Date) {
            json += JSON_STR_QUOTE + value_signing_secret_13.toISOString() + JSON_STR_QUOTE
          } else if (value_signing_secret_13 instanceof RegExp) {
            json += asString(value_signing_secret_13.source)
          } else {
            json += asString(value_signing_secret_13.toString())
          }
        } else {
          json += asString(value_signing_secret_13)
        }
        
      }

      const value_timeout_ms_14 = obj["timeout_ms"]
      if (value_timeout_ms_14 !== undefined) {
        json += ",\"timeout_ms\":"
        json += asInteger(value_timeout_ms_14)
      }

      const value_filler_15 = obj["filler"]
      if (value_filler_15 !== undefined) {
        json += ",\"filler\":"
        
          if (value_filler_15 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_filler_15 === "string" ||
            value_filler_15 === null ||
            value_filler_15 instanceof Date ||
            value_filler_15 instanceof RegExp ||
            (
              typeof value_filler_15 === "object" &&
              typeof value_filler_15.toString === "function" &&
              value_filler_15.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_filler_15 !== 'string') {
          if (value_filler_15 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_filler_15 instanceof Date) {
            json += JSON_STR_QUOTE + value_filler_15.toISOString() + JSON_STR_QUOTE
          } else if (value_filler_15 instanceof RegExp) {
            json += asString(value_filler_15.source)
          } else {
            json += asString(value_filler_15.toString())
          }
        } else {
          json += asString(value_filler_15)
        }
        
          }
        
    else throw new TypeError("The value of '#/definitions/AgentFunction/properties/filler' does not match schema definition.")
  
      }

      const value_to_16 = obj["to"]
      if (value_to_16 !== undefined) {
        json += ",\"to\":"
        
        if (typeof value_to_16 !== 'string') {
          if (value_to_16 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_to_16 instanceof Date) {
            json += JSON_STR_QUOTE + value_to_16.toISOString() + JSON_STR_QUOTE
          } else if (value_to_16 instanceof RegExp) {
            json += asString(value_to_16.source)
          } else {
            json += asString(value_to_16.toString())
          }
        } else {
          json += asString(value_to_16)
        }
        
      }

      const value_message_17 = obj["message"]
      if (value_message_17 !== undefined) {
        json += ",\"message\":"
        
          if (value_message_17 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_message_17 === "string" ||
            value_message_17 === null ||
            value_message_17 instanceof Date ||
            value_message_17 instanceof RegExp ||
            (
              typeof value_message_17 === "object" &&
              typeof value_message_17.toString === "function" &&
              value_message_17.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_message_17 !== 'string') {
          if (value_message_17 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_message_17 instanceof Date) {
            json += JSON_STR_QUOTE + value_message_17.toISOString() + JSON_STR_QUOTE
          } else if (value_message_17 instanceof RegExp) {
            json += asString(value_message_17.source)
          } else {
            json += asString(value_message_17.toString())
          }
        } else {
          json += asString(value_message_17)
        }
        
          }
        
    else throw new TypeError("The value of '#/definitions/AgentFunction/properties/message' does not match schema definition.")
  
      }

return json + JSON_STR_END_OBJECT

      }
    

    function anonymous1 (obj) {
      // "__fjs_merged_0#/properties/data"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of '__fjs_merged_0#/properties/data' does not match schema definition.")
    }
    const arrayLength = obj.length
  
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        json += anonymous2(value)
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          json += anonymous2(value)
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "__fjs_merged_0#"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_data_1 = obj["data"]
      if (value_data_1 !== undefined) {
        json += "{\"data\":"
        json += anonymous1(value_data_1)
      } else {
        throw new Error('"data" is required!')
      }
      
      const value_has_more_18 = obj["has_more"]
      if (value_has_more_18 !== undefined) {
        json += ",\"has_more\":"
        json += asBoolean(value_has_more_18)
      } else {
        throw new Error('"has_more" is required!')
      }
      
      const value_next_cursor_19 = obj["next_cursor"]
      if (value_next_cursor_19 !== undefined) {
        json += ",\"next_cursor\":"
        
          if (value_next_cursor_19 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_next_cursor_19 === "string" ||
            value_next_cursor_19 === null ||
            value_next_cursor_19 instanceof Date ||
            value_next_cursor_19 instanceof RegExp ||
            (
              typeof value_next_cursor_19 === "object" &&
              typeof value_next_cursor_19.toString === "function" &&
              value_next_cursor_19.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_next_cursor_19 !== 'string') {
          if (value_next_cursor_19 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_next_cursor_19 instanceof Date) {
            json += JSON_STR_QUOTE + value_next_cursor_19.toISOString() + JSON_STR_QUOTE
          } else if (value_next_cursor_19 instanceof RegExp) {
            json += asString(value_next_cursor_19.source)
          } else {
            json += asString(value_next_cursor_19.toString())
          }
        } else {
          json += asString(value_next_cursor_19)
        }
        
          }
        
    else throw new TypeError("The value of '__fjs_merged_0#/properties/next_cursor' does not match schema definition.")
  
      } else {
        throw new Error('"next_cursor" is required!')
      }
      
      const value_total_20 = obj["total"]
      if (value_total_20 !== undefined) {
        json += ",\"total\":"
        json += asInteger(value_total_20)
      }

return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)}),
"AgentPage": lazy(() => {const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone","inlineValidators":true}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = (() => {
        const validators = {}
        const exports = validators
        "use strict";exports["__fjs_root_0#/definitions/ResponseEngine/oneOf/0"] = validate7;const schema4 = {"type":"object","required":["type","system_prompt"],"properties":{"type":{"type":["string","object"],"const":"service-llm","fjs_type":"string"},"system_prompt":{"type":["string","object"],"fjs_type":"string"},"model":{"type":["string","object"],"fjs_type":"string"},"temperature":{"type":"number"}}};function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(errors === 0){if(data && typeof data == "object" && !Array.isArray(data)){let missing0;if(((data.type === undefined) && (missing0 = "type")) || ((data.system_prompt === undefined) && (missing0 = "system_prompt"))){validate7.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];return false;}else {if(data.type !== undefined){let data0 = data.type;const _errs1 = errors;if((typeof data0 !== "string") && (!(data0 && typeof data0 == "object" && !Array.isArray(data0)))){validate7.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: schema4.properties.type.type},message:"must be string,object"}];return false;}if("service-llm" !== data0){validate7.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "service-llm"},message:"must be equal to constant"}];return false;}if(errors === _errs1){if(data0 && typeof data0 == "object" && !Array.isArray(data0)){if(!data0 || typeof data0.toJSON !== "function"){validate7.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/fjs_type",keyword:"fjs_type",params:{},message:"must pass \"fjs_type\" keyword validation"}];return false;}}}var valid0 = _errs1 === errors;}else {var valid0 = true;}if(valid0){if(data.system_prompt !== undefined){let data1 = data.system_prompt;const _errs3 = errors;if((typeof data1 !== "string") && (!(data1 && typeof data1 == "object" && !Array.isArray(data1)))){validate7.errors = [{instancePath:instancePath+"/system_prompt",schemaPath:"#/properties/system_prompt/type",keyword:"type",params:{type: schema4.properties.system_prompt.type},message:"must be string,object"}];return false;}if(errors === _errs3){if(data1 && typeof data1 == "object" && !Array.isArray(data1)){if(!data1 || typeof data1.toJSON !== "function"){validate7.errors = [{instancePath:instancePath+"/system_prompt",schemaPath:"#/properties/system_prompt/fjs_type",keyword:"fjs_type",params:{},message:"must pass \"fjs_type\" keyword validation"}];return false;}}}var valid0 = _errs3 === errors;}else {var valid0 = true;}if(valid0){if(data.model !== undefined){let data2 = data.model;const _errs5 = errors;if((typeof data2 !== "string") && (!(data2 && typeof data2 == "object" && !Array.isArray(data2)))){validate7.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: schema4.properties.model.type},message:"must be string,object"}];return false;}if(errors === _errs5){if(data2 && typeof data2 == "object" && !Array.isArray(data2)){if(!data2 || typeof data2.toJSON !== "function"){validate7.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/fjs_type",keyword:"fjs_type",params:{},message:"must pass \"fjs_type\" keyword validation"}];return false;}}}var valid0 = _errs5 === errors;}else {var valid0 = true;}if(valid0){if(data.temperature !== undefined){let data3 = data.temperature;const _errs7 = errors;if(!((typeof data3 == "number") && (isFinite(data3)))){validate7.errors = [{instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/type",keyword:"type",params:{type: "number"},message:"must be number"}];return false;}var valid0 = _errs7 === errors;}else {var valid0 = true;}}}}}}else {validate7.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];return false;}}validate7.errors = vErrors;return errors === 0;}exports["__fjs_root_0#/definitions/ResponseEngine/oneOf/1"] = validate8;const schema5 = {"type":"object","required":["type","websocket_url"],"properties":{"type":{"type":["string","object"],"const":"custom-llm","fjs_type":"string"},"websocket_url":{"type":["string","object"],"fjs_type":"string"}}};function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(errors === 0){if(data && typeof data == "object" && !Array.isArray(data)){let missing0;if(((data.type === undefined) && (missing0 = "type")) || ((data.websocket_url === undefined) && (missing0 = "websocket_url"))){validate8.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];return false;}else {if(data.type !== undefined){let data0 = data.type;const _errs1 = errors;if((typeof data0 !== "string") && (!(data0 && typeof data0 == "object" && !Array.isArray(data0)))){validate8.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: schema5.properties.type.type},message:"must be string,object"}];return false;}if("custom-llm" !== data0){validate8.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "custom-llm"},message:"must be equal to constant"}];return false;}if(errors === _errs1){if(data0 && typeof data0 == "object" && !Array.isArray(data0)){if(!data0 || typeof data0.toJSON !== "function"){validate8.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/fjs_type",keyword:"fjs_type",params:{},message:"must pass \"fjs_type\" keyword validation"}];return false;}}}var valid0 = _errs1 === errors;}else {var valid0 = true;}if(valid0){if(data.websocket_url !== undefined){let data1 = data.websocket_url;const _errs3 = errors;if((typeof data1 !== "string") && (!(data1 && typeof data1 == "object" && !Array.isArray(data1)))){validate8.errors = [{instancePath:instancePath+"/websocket_url",schemaPath:"#/properties/websocket_url/type",keyword:"type",params:{type: schema5.properties.websocket_url.type},message:"must be string,object"}];return false;}if(errors === _errs3){if(data1 && typeof data1 == "object" && !Array.isArray(data1)){if(!data1 || typeof data1.toJSON !== "function"){validate8.errors = [{instancePath:instancePath+"/websocket_url",schemaPath:"#/properties/websocket_url/fjs_type",keyword:"fjs_type",params:{},message:"must pass \"fjs_type\" keyword validation"}];return false;}}}var valid0 = _errs3 === errors;}else {var valid0 = true;}}}}else {validate8.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];return false;}}validate8.errors = vErrors;return errors === 0;}
        return {
          validate (schemaRef, data) {
            const validate = validators[schemaRef]
            return validate(data)
          },
          getSchemaValidator (schemaRef) {
            return validators[schemaRef]
          }
        }
      })()


  return function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    let validate_0
    let validate_1
  
    
      // "#/definitions/ServiceLlmEngine"
      function anonymous3 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_type_9 = obj["type"]
      if (value_type_9 !== undefined) {
        json += "{\"type\":"
        json += "\"service-llm\""
      } else {
        throw new Error('"type" is required!')
      }
      
      const value_system_prompt_10 = obj["system_prompt"]
      if (value_system_prompt_10 !== undefined) {
        json += ",\"system_prompt\":"
        
        if (typeof value_system_prompt_10 !== 'string') {
          if (value_system_prompt_10 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_system_prompt_10 instanceof Date) {
            json += JSON_STR_QUOTE + value_system_prompt_10.toISOString() + JSON_STR_QUOTE
          } else if (value_system_prompt_10 instanceof RegExp) {
            json += asString(value_system_prompt_10.source)
          } else {
            json += asString(value_system_prompt_10.toString())
          }
        } else {
          json += asString(value_system_prompt_10)
        }
        
      } else {
        throw new Error('"system_prompt" is required!')
      }
      
      const value_model_11 = obj["model"]
      if (value_model_11 !== undefined) {
        json += ",\"model\":"
        
        if (typeof value_model_11 !== 'string') {
          if (value_model_11 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_model_11 instanceof Date) {
            json += JSON_STR_QUOTE + value_model_11.toISOString() + JSON_STR_QUOTE
          } else if (value_model_11 instanceof RegExp) {
            json += asString(value_model_11.source)
          } else {
            json += asString(value_model_11.toString())
          }
        } else {
          json += asString(value_model_11)
        }
        
      }

      const value_temperature_12 = obj["temperature"]
      if (value_temperature_12 !== undefined) {
        json += ",\"temperature\":"
        json += asNumber(value_temperature_12)
      }

return json + JSON_STR_END_OBJECT

      }
    

      // "#/definitions/CustomLlmEngine"
      function anonymous4 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_type_14 = obj["type"]
      if (value_type_14 !== undefined) {
        json += "{\"type\":"
        json += "\"custom-llm\""
      } else {
        throw new Error('"type" is required!')
      }
      
      const value_websocket_url_15 = obj["websocket_url"]
      if (value_websocket_url_15 !== undefined) {
        json += ",\"websocket_url\":"
        
        if (typeof value_websocket_url_15 !== 'string') {
          if (value_websocket_url_15 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_websocket_url_15 instanceof Date) {
            json += JSON_STR_QUOTE + value_websocket_url_15.toISOString() + JSON_STR_QUOTE
          } else if (value_websocket_url_15 instanceof RegExp) {
            json += asString(value_websocket_url_15.source)
          } else {
            json += asString(value_websocket_url_15.toString())
          }
        } else {
          json += asString(value_websocket_url_15)
        }
        
      } else {
        throw new Error('"websocket_url" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

    function anonymous5 (obj) {
      // "#/definitions/Agent/properties/knowledge_base_ids"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of '#/definitions/Agent/properties/knowledge_base_ids' does not match schema definition.")
    }
    const arrayLength = obj.length
  
      if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
        return asPlainStringArray(obj, arrayLength)
      }
      
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        }
      }
      return json + JSON_STR_END_ARRAY
    }

    function anonymous6 (obj) {
      // "#/definitions/Agent/properties/webhook_events"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of '#/definitions/Agent/properties/webhook_events' does not match schema definition.")
    }
    const arrayLength = obj.length
  
      if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
        return asPlainStringArray(obj, arrayLength)
      }
      
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "#/definitions/AgentFunction/properties/parameters"
      function anonymous9 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_29 = false

    for (const key of Object.keys(obj)) {
      if (
        
        obj[key] === undefined ||
        typeof obj[key] === 'function' ||
        typeof obj[key] === 'symbol'
      ) continue
      const value = obj[key]
  
        json += addComma_29 ? JSON_STR_COMMA : ((addComma_29 = true), JSON_STR_BEGIN_OBJECT)
        json += asString(key) + JSON_STR_COLONS + JSON.stringify(value)
      
    }
  if (!addComma_29) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

    function anonymous10 (obj) {
      // "#/definitions/AgentFunction/properties/header_names"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of '#/definitions/AgentFunction/properties/header_names' does not match schema definition.")
    }
    const arrayLength = obj.length
  
      if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
        return asPlainStringArray(obj, arrayLength)
      }
      
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "#/definitions/AgentFunction"
      function anonymous8 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_id_22 = obj["id"]
      if (value_id_22 !== undefined) {
        json += "{\"id\":"
        
        if (typeof value_id_22 !== 'string') {
          if (value_id_22 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_22 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_22.toISOString() + JSON_STR_QUOTE
          } else if (value_id_22 instanceof RegExp) {
            json += asString(value_id_22.source)
          } else {
            json += asString(value_id_22.toString())
          }
        } else {
          json += asString(value_id_22)
        }
        
      } else {
        throw new Error('"id" is required!')
      }
      
      const value_type_23 = obj["type"]
      if (value_type_23 !== undefined) {
        json += ",\"type\":"
        
        if (typeof value_type_23 !== 'string') {
          if (value_type_23 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_type_23 instanceof Date) {
            json += JSON_STR_QUOTE + value_type_23.toISOString() + JSON_STR_QUOTE
          } else if (value_type_23 instanceof RegExp) {
            json += asString(value_type_23.source)
          } else {
            json += asString(value_type_23.toString())
          }
        } else {
          json += asString(value_type_23)
        }
        
      } else {
        throw new Error('"type" is required!')
      }
      
      const value_name_24 = obj["name"]
      if (value_name_24 !== undefined) {
        json += ",\"name\":"
        
        if (typeof value_name_24 !== 'string') {
          if (value_name_24 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_name_24 instanceof Date) {
            json += JSON_STR_QUOTE + value_name_24.toISOString() + JSON_STR_QUOTE
          } else if (value_name_24 instanceof RegExp) {
            json += asString(value_name_24.source)
          } else {
            json += asString(value_name_24.toString())
          }
        } else {
          json += asString(value_name_24)
        }
        
      } else {
        throw new Error('"name" is required!')
      }
      
      const value_description_25 = obj["description"]
      if (value_description_25 !== undefined) {
        json += ",\"description\":"
        
        if (typeof value_description_25 !== 'string') {
          if (value_description_25 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_description_25 instanceof Date) {
            json += JSON_STR_QUOTE + value_description_25.toISOString() + JSON_STR_QUOTE
          } else if (value_description_25 instanceof RegExp) {
            json += asString(value_description_25.source)
          } else {
            json += asString(value_description_25.toString())
          }
        } else {
          json += asString(value_description_25)
        }
        
      } else {
        throw new Error('"description" is required!')
      }
      
      const value_created_at_26 = obj["created_at"]
      if (value_created_at_26 !== undefined) {
        json += ",\"created_at\":"
        
        if (typeof value_created_at_26 !== 'string') {
          if (value_created_at_26 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_created_at_26 instanceof Date) {
            json += JSON_STR_QUOTE + value_created_at_26.toISOString() + JSON_STR_QUOTE
          } else if (value_created_at_26 instanceof RegExp) {
            json += asString(value_created_at_26.source)
          } else {
            json += asString(value_created_at_26.toString())
          }
        } else {
          json += asString(value_created_at_26)
        }
        
      } else {
        throw new Error('"created_at" is required!')
      }
      
      const value_updated_at_27 = obj["updated_at"]
      if (value_updated_at_27 !== undefined) {
        json += ",\"updated_at\":"
        
        if (typeof value_updated_at_27 !== 'string') {
          if (value_updated_at_27 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_updated_at_27 instanceof Date) {
            json += JSON_STR_QUOTE + value_updated_at_27.toISOString() + JSON_STR_QUOTE
          } else if (value_updated_at_27 instanceof RegExp) {
            json += asString(value_updated_at_27.source)
          } else {
            json += asString(value_updated_at_27.toString())
          }
        } else {
          json += asString(value_updated_at_27)
        }
        
      } else {
        throw new Error('"updated_at" is required!')
      }
      
      const value_parameters_28 = obj["parameters"]
      if (value_parameters_28 !== undefined) {
        json += ",\"parameters\":"
        json += anonymous9(value_parameters_28)
      }

      const value_url_30 = obj["url"]
      if (value_url_30 !== undefined) {
        json += ",\"url\":"
        
        if (typeof value_url_30 !== 'string') {
          if (value_url_30 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_url_30 instanceof Date) {
            json += JSON_STR_QUOTE + value_url_30.toISOString() + JSON_STR_QUOTE
          } else if (value_url_30 instanceof RegExp) {
            json += asString(value_url_30.source)
          } else {
            json += asString(value_url_30.toString())
          }
        } else {
          json += asString(value_url_30)
        }
        
      }

      const value_header_names_31 = obj["header_names"]
      if (value_header_names_31 !== undefined) {
        json += ",\"header_names\":"
        json += anonymous10(value_header_names_31)
      }

      const value_signing_secret_32 = obj["signing_secret"]
      if (value_signing_secret_32 !== undefined) {
        json += ",\"signing_secret\":"
        
        if (typeof value_signing_secret_32 !== 'string') {
          if (value_signing_secret_32 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_signing_secret_32 instanceof Date) {
            json += JSON_STR_QUOTE + value_signing_secret_32.toISOString() + JSON_STR_QUOTE
          } else if (value_signing_secret_32 instanceof RegExp) {
            json += asString(value_signing_secret_32.source)
          } else {
            json += asString(value_signing_secret_32.toString())
          }
        } else {
          json += asString(value_signing_secret_32)
        }
        
      }

      const value_timeout_ms_33 = obj["timeout_ms"]
      if (value_timeout_ms_33 !== undefined) {
        json += ",\"timeout_ms\":"
        json += asInteger(value_timeout_ms_33)
      }

      const value_filler_34 = obj["filler"]
      if (value_filler_34 !== undefined) {
        json += ",\"filler\":"
        
          if (value_filler_34 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_filler_34 === "string" ||
            value_filler_34 === null ||
            value_filler_34 instanceof Date ||
            value_filler_34 instanceof RegExp ||
            (
              typeof value_filler_34 === "object" &&
              typeof value_filler_34.toString === "function" &&
              value_filler_34.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_filler_34 !== 'string') {
          if (value_filler_34 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_filler_34 instanceof Date) {
            json += JSON_STR_QUOTE + value_filler_34.toISOString() + JSON_STR_QUOTE
          } else if (value_filler_34 instanceof RegExp) {
            json += asString(value_filler_34.source)
          } else {
            json += asString(value_filler_34.toString())
          }
        } else {
          json += asString(value_filler_34)
        }
        
          }
        
    else throw new TypeError("The value of '#/definitions/AgentFunction/properties/filler' does not match schema definition.")
  
      }

      const value_to_35 = obj["to"]
      if (value_to_35 !== undefined) {
        json += ",\"to\":"
        
        if (typeof value_to_35 !== 'string') {
          if (value_to_35 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_to_35 instanceof Date) {
            json += JSON_STR_QUOTE + value_to_35.toISOString() + JSON_STR_QUOTE
          } else if (value_to_35 instanceof RegExp) {
            json += asString(value_to_35.source)
          } else {
            json += asString(value_to_35.toString())
          }
        } else {
          json += asString(value_to_35)
        }
        
      }

      const value_message_36 = obj["message"]
      if (value_message_36 !== undefined) {
        json += ",\"message\":"
        
          if (value_message_36 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_message_36 === "string" ||
            value_message_36 === null ||
            value_message_36 instanceof Date ||
            value_message_36 instanceof RegExp ||
            (
              typeof value_message_36 === "object" &&
              typeof value_message_36.toString === "function" &&
              value_message_36.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_message_36 !== 'string') {
          if (value_message_36 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_message_36 instanceof Date) {
            json += JSON_STR_QUOTE + value_message_36.toISOString() + JSON_STR_QUOTE
          } else if (value_message_36 instanceof RegExp) {
            json += asString(value_message_36.source)
          } else {
            json += asString(value_message_36.toString())
          }
        } else {
          json += asString(value_message_36)
        }
        
          }
        
    else throw new TypeError("The value of '#/definitions/AgentFunction/properties/message' does not match schema definition.")
  
      }

return json + JSON_STR_END_OBJECT

      }
    

    function anonymous7 (obj) {
      // "#/definitions/Agent/properties/functions"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of '#/definitions/Agent/properties/functions' does not match schema definition.")
    }
    const arrayLength = obj.length
  
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        json += anonymous8(value)
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          json += anonymous8(value)
        }
      }
      return json + JSON_STR_END_ARRAY
    }

    function anonymous11 (obj) {
      // "#/definitions/Tags"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of '#/definitions/Tags' does not match schema definition.")
    }
    const arrayLength = obj.length
  
      if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
        return asPlainStringArray(obj, arrayLength)
      }
      
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "#/definitions/Interruption"
      function anonymous12 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_40 = false

          const value_enabled_41 = obj["enabled"]
          if (value_enabled_41 !== undefined) {
            json += addComma_40 ? ",\"enabled\":" : ((addComma_40 = true), "{\"enabled\":")
            json += asBoolean(value_enabled_41)
          }

          const value_min_ms_42 = obj["min_ms"]
          if (value_min_ms_42 !== undefined) {
            json += addComma_40 ? ",\"min_ms\":" : ((addComma_40 = true), "{\"min_ms\":")
            json += asInteger(value_min_ms_42)
          }

          const value_min_words_43 = obj["min_words"]
          if (value_min_words_43 !== undefined) {
            json += addComma_40 ? ",\"min_words\":" : ((addComma_40 = true), "{\"min_words\":")
            json += asInteger(value_min_words_43)
          }
if (!addComma_40) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

      // "#/definitions/Endpointing"
      function anonymous13 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_45 = false

          const value_min_ms_46 = obj["min_ms"]
          if (value_min_ms_46 !== undefined) {
            json += addComma_45 ? ",\"min_ms\":" : ((addComma_45 = true), "{\"min_ms\":")
            json += asInteger(value_min_ms_46)
          }

          const value_max_ms_47 = obj["max_ms"]
          if (value_max_ms_47 !== undefined) {
            json += addComma_45 ? ",\"max_ms\":" : ((addComma_45 = true), "{\"max_ms\":")
            json += asInteger(value_max_ms_47)
          }
if (!addComma_45) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

    function anonymous15 (obj) {
      // "#/definitions/Inactivity/properties/reminders"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of '#/definitions/Inactivity/properties/reminders' does not match schema definition.")
    }
    const arrayLength = obj.length
  
      if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
        return asPlainStringArray(obj, arrayLength)
      }
      
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "#/definitions/Inactivity"
      function anonymous14 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_49 = false

          const value_seconds_50 = obj["seconds"]
          if (value_seconds_50 !== undefined) {
            json += addComma_49 ? ",\"seconds\":" : ((addComma_49 = true), "{\"seconds\":")
            json += asInteger(value_seconds_50)
          }

          const value_reminders_51 = obj["reminders"]
          if (value_reminders_51 !== undefined) {
            json += addComma_49 ? ",\"reminders\":" : ((addComma_49 = true), "{\"reminders\":")
            json += anonymous15(value_reminders_51)
          }
if (!addComma_49) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

      // "#/definitions/Voicemail"
      function anonymous16 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_55 = false

          const value_action_56 = obj["action"]
          if (value_action_56 !== undefined) {
            json += addComma_55 ? ",\"action\":" : ((addComma_55 = true), "{\"action\":")
            
        if (typeof value_action_56 !== 'string') {
          if (value_action_56 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_action_56 instanceof Date) {
            json += JSON_STR_QUOTE + value_action_56.toISOString() + JSON_STR_QUOTE
          } else if (value_action_56 instanceof RegExp) {
            json += asString(value_action_56.source)
          } else {
            json += asString(value_action_56.toString())
          }
        } else {
          json += asString(value_action_56)
        }
        
          }

          const value_message_57 = obj["message"]
          if (value_message_57 !== undefined) {
            json += addComma_55 ? ",\"message\":" : ((addComma_55 = true), "{\"message\":")
            
          if (value_message_57 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_message_57 === "string" ||
            value_message_57 === null ||
            value_message_57 instanceof Date ||
            value_message_57 instanceof RegExp ||
            (
              typeof value_message_57 === "object" &&
              typeof value_message_57.toString === "function" &&
              value_message_57.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_message_57 !== 'string') {
          if (value_message_57 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_message_57 instanceof Date) {
            json += JSON_STR_QUOTE + value_message_57.toISOString() + JSON_STR_QUOTE
          } else if (value_message_57 instanceof RegExp) {
            json += asString(value_message_57.source)
          } else {
            json += asString(value_message_57.toString())
          }
        } else {
          json += asString(value_message_57)
        }
        
          }
        
    else throw new TypeError("The value of '#/definitions/Voicemail/properties/message' does not match schema definition.")
  
          }
if (!addComma_55) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

      // "#/definitions/RecordingSettings"
      function anonymous17 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_59 = false

          const value_enabled_60 = obj["enabled"]
          if (value_enabled_60 !== undefined) {
            json += addComma_59 ? ",\"enabled\":" : ((addComma_59 = true), "{\"enabled\":")
            json += asBoolean(value_enabled_60)
          }

          const value_disclosure_61 = obj["disclosure"]
          if (value_disclosure_61 !== undefined) {
            json += addComma_59 ? ",\"disclosure\":" : ((addComma_59 = true), "{\"disclosure\":")
            
          if (value_disclosure_61 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_disclosure_61 === "string" ||
            value_disclosure_61 === null ||
            value_disclosure_61 instanceof Date ||
            value_disclosure_61 instanceof RegExp ||
            (
              typeof value_disclosure_61 === "object" &&
              typeof value_disclosure_61.toString === "function" &&
              value_disclosure_61.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_disclosure_61 !== 'string') {
          if (value_disclosure_61 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_disclosure_61 instanceof Date) {
            json += JSON_STR_QUOTE + value_disclosure_61.toISOString() + JSON_STR_QUOTE
          } else if (value_disclosure_61 instanceof RegExp) {
            json += asString(value_disclosure_61.source)
          } else {
            json += asString(value_disclosure_61.toString())
          }
        } else {
          json += asString(value_disclosure_61)
        }
        
          }
        
    else throw new TypeError("The value of '#/definitions/RecordingSettings/properties/disclosure' does not match schema definition.")
  
          }
if (!addComma_59) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

      // "#/definitions/Agent/properties/extraction"
      function anonymous18 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_63 = false

    for (const key of Object.keys(obj)) {
      if (
        
        obj[key] === undefined ||
        typeof obj[key] === 'function' ||
        typeof obj[key] === 'symbol'
      ) continue
      const value = obj[key]
  
        json += addComma_63 ? JSON_STR_COMMA : ((addComma_63 = true), JSON_STR_BEGIN_OBJECT)
        json += asString(key) + JSON_STR_COLONS + JSON.stringify(value)
      
    }
  if (!addComma_63) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

      // "#/definitions/Variables"
      function anonymous19 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_66 = false

    for (const key of Object.keys(obj)) {
      if (
        
        obj[key] === undefined ||
        typeof obj[key] === 'function' ||
        typeof obj[key] === 'symbol'
      ) continue
      const value = obj[key]
  
        json += addComma_66 ? JSON_STR_COMMA : ((addComma_66 = true), JSON_STR_BEGIN_OBJECT)
        json += asString(key) + JSON_STR_COLONS
        
          if(
            typeof value === "string" ||
            value === null ||
            value instanceof Date ||
            value instanceof RegExp ||
            (
              typeof value === "object" &&
              typeof value.toString === "function" &&
              value.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
          }
        
          else if(typeof value === "number" || value === null) {
            json += asNumber(value)
          }
        
          else if(typeof value === "boolean" || value === null) {
            json += asBoolean(value)
          }
        
    else throw new TypeError("The value of '#/definitions/Variables/additionalProperties' does not match schema definition.")
  
      
    }
  if (!addComma_66) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

      // "#/definitions/Agent"
      function anonymous2 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_agent_id_3 = obj["agent_id"]
      if (value_agent_id_3 !== undefined) {
        json += "{\"agent_id\":"
        
        if (typeof value_agent_id_3 !== 'string') {
          if (value_agent_id_3 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_agent_id_3 instanceof Date) {
            json += JSON_STR_QUOTE + value_agent_id_3.toISOString() + JSON_STR_QUOTE
          } else if (value_agent_id_3 instanceof RegExp) {
            json += asString(value_agent_id_3.source)
          } else {
            json += asString(value_agent_id_3.toString())
          }
        } else {
          json += asString(value_agent_id_3)
        }
        
      } else {
        throw new Error('"agent_id" is required!')
      }
      
      const value_agent_name_4 = obj["agent_name"]
      if (value_agent_name_4 !== undefined) {
        json += ",\"agent_name\":"
        
        if (typeof value_agent_name_4 !== 'string') {
          if (value_agent_name_4 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_agent_name_4 instanceof Date) {
            json += JSON_STR_QUOTE + value_agent_name_4.toISOString() + JSON_STR_QUOTE
          } else if (value_agent_name_4 instanceof RegExp) {
            json += asString(value_agent_name_4.source)
          } else {
            json += asString(value_agent_name_4.toString())
          }
        } else {
          json += asString(value_agent_name_4)
        }
        
      } else {
        throw new Error('"agent_name" is required!')
      }
      
      const value_voice_id_5 = obj["voice_id"]
      if (value_voice_id_5 !== undefined) {
        json += ",\"voice_id\":"
        
        if (typeof value_voice_id_5 !== 'string') {
          if (value_voice_id_5 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_voice_id_5 instanceof Date) {
            json += JSON_STR_QUOTE + value_voice_id_5.toISOString() + JSON_STR_QUOTE
          } else if (value_voice_id_5 instanceof RegExp) {
            json += asString(value_voice_id_5.source)
          } else {
            json += asString(value_voice_id_5.toString())
          }
        } else {
          json += asString(value_voice_id_5)
        }
        
      } else {
        throw new Error('"voice_id" is required!')
      }
      
      const value_language_6 = obj["language"]
      if (value_language_6 !== undefined) {
        json += ",\"language\":"
        
        if (typeof value_language_6 !== 'string') {
          if (value_language_6 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_language_6 instanceof Date) {
            json += JSON_STR_QUOTE + value_language_6.toISOString() + JSON_STR_QUOTE
          } else if (value_language_6 instanceof RegExp) {
            json += asString(value_language_6.source)
          } else {
            json += asString(value_language_6.toString())
          }
        } else {
          json += asString(value_language_6)
        }
        
      } else {
        throw new Error('"language" is required!')
      }
      
      const value_response_engine_7 = obj["response_engine"]
      if (value_response_engine_7 !== undefined) {
        json += ",\"response_engine\":"
        
      if((validate_0 || (validate_0 = validator.getSchemaValidator("__fjs_root_0#/definitions/ResponseEngine/oneOf/0")))(value_response_engine_7)) {
        json += anonymous3(value_response_engine_7)
      }
    
      else if((validate_1 || (validate_1 = validator.getSchemaValidator("__fjs_root_0#/definitions/ResponseEngine/oneOf/1")))(value_response_engine_7)) {
        json += anonymous4(value_response_engine_7)
      }
    
    else throw new TypeError("The value of '#/definitions/ResponseEngine' does not match schema definition.")
  
      } else {
        throw new Error('"response_engine" is required!')
      }
      
      const value_knowledge_base_ids_16 = obj["knowledge_base_ids"]
      if (value_knowledge_base_ids_16 !== undefined) {
        json += ",\"knowledge_base_ids\":"
        json += anonymous5(value_knowledge_base_ids_16)
      } else {
        throw new Error('"knowledge_base_ids" is required!')
      }
      
      const value_webhook_url_17 = obj["webhook_url"]
      if (value_webhook_url_17 !== undefined) {
        json += ",\"webhook_url\":"
        
          if (value_webhook_url_17 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_webhook_url_17 === "string" ||
            value_webhook_url_17 === null ||
            value_webhook_url_17 instanceof Date ||
            value_webhook_url_17 instanceof RegExp ||
            (
              typeof value_webhook_url_17 === "object" &&
              typeof value_webhook_url_17.toString === "function" &&
              value_webhook_url_17.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_webhook_url_17 !== 'string') {
          if (value_webhook_url_17 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_webhook_url_17 instanceof Date) {
            json += JSON_STR_QUOTE + value_webhook_url_17.toISOString() + JSON_STR_QUOTE
          } else if (value_webhook_url_17 instanceof RegExp) {
            json += asString(value_webhook_url_17.source)
          } else {
            json += asString(value_webhook_url_17.toString())
          }
        } else {
          json += asString(value_webhook_url_17)
        }
        
          }
        
    else throw new TypeError("The value of '#/definitions/Agent/properties/webhook_url' does not match schema definition.")
  
      } else {
        throw new Error('"webhook_url" is required!')
      }
      
      const value_webhook_events_18 = obj["webhook_events"]
      if (value_webhook_events_18 !== undefined) {
        json += ",\"webhook_events\":"
        json += anonymous6(value_webhook_events_18)
      } else {
        throw new Error('"webhook_events" is required!')
      }
      
      const value_greeting_19 = obj["greeting"]
      if (value_greeting_19 !== undefined) {
        json += ",\"greeting\":"
        
          if (value_greeting_19 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_greeting_19 === "string" ||
            value_greeting_19 === null ||
            value_greeting_19 instanceof Date ||
            value_greeting_19 instanceof RegExp ||
            (
              typeof value_greeting_19 === "object" &&
              typeof value_greeting_19.toString === "function" &&
              value_greeting_19.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_greeting_19 !== 'string') {
          if (value_greeting_19 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_greeting_19 instanceof Date) {
            json += JSON_STR_QUOTE + value_greeting_19.toISOString() + JSON_STR_QUOTE
          } else if (value_greeting_19 instanceof RegExp) {
            json += asString(value_greeting_19.source)
          } else {
            json += asString(value_greeting_19.toString())
          }
        } else {
          json += asString(value_greeting_19)
        }
        
          }
        
    else throw new TypeError("The value of '#/definitions/Agent/properties/greeting' does not match schema definition.")
  
      } else {
        throw new Error('"greeting" is required!')
      }
      
      const value_functions_20 = obj["functions"]
      if (value_functions_20 !== undefined) {
        json += ",\"functions\":"
        json += anonymous7(value_functions_20)
      } else {
        throw new Error('"functions" is required!')
      }
      
      const value_tags_37 = obj["tags"]
      if (value_tags_37 !== undefined) {
        json += ",\"tags\":"
        json += anonymous11(value_tags_37)
      } else {
        throw new Error('"tags" is required!')
      }
      
      const value_folder_38 = obj["folder"]
      if (value_folder_38 !== undefined) {
        json += ",\"folder\":"
        
          if (value_folder_38 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_folder_38 === "string" ||
            value_folder_38 === null ||
            value_folder_38 instanceof Date ||
            value_folder_38 instanceof RegExp ||
            (
              typeof value_folder_38 === "object" &&
              typeof value_folder_38.toString === "function" &&
              value_folder_38.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_folder_38 !== 'string') {
          if (value_folder_38 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_folder_38 instanceof Date) {
            json += JSON_STR_QUOTE + value_folder_38.toISOString() + JSON_STR_QUOTE
          } else if (value_folder_38 instanceof RegExp) {
            json += asString(value_folder_38.source)
          } else {
            json += asString(value_folder_38.toString())
          }
        } else {
          json += asString(value_folder_38)
        }
        
          }
        
    else throw new TypeError("The value of '#/definitions/Agent/properties/folder' does not match schema definition.")
  
      } else {
        throw new Error('"folder" is required!')
      }
      
      const value_interruption_39 = obj["interruption"]
      if (value_interruption_39 !== undefined) {
        json += ",\"interruption\":"
        json += anonymous12(value_interruption_39)
      } else {
        throw new Error('"interruption" is required!')
      }
      
      const value_endpointing_44 = obj["endpointing"]
      if (value_endpointing_44 !== undefined) {
        json += ",\"endpointing\":"
        json += anonymous13(value_endpointing_44)
      } else {
        throw new Error('"endpointing" is required!')
      }
      
      const value_inactivity_48 = obj["inactivity"]
      if (value_inactivity_48 !== undefined) {
        json += ",\"inactivity\":"
        json += anonymous14(value_inactivity_48)
      } else {
        throw new Error('"inactivity" is required!')
      }
      
      const value_max_duration_seconds_52 = obj["max_duration_seconds"]
      if (value_max_duration_seconds_52 !== undefined) {
        json += ",\"max_duration_seconds\":"
        json += asInteger(value_max_duration_seconds_52)
      } else {
        throw new Error('"max_duration_seconds" is required!')
      }
      
      const value_ring_timeout_seconds_53 = obj["ring_timeout_seconds"]
      if (value_ring_timeout_seconds_53 !== undefined) {
        json += ",\"ring_timeout_seconds\":"
        json += asInteger(value_ring_timeout_seconds_53)
      } else {
        throw new Error('"ring_timeout_seconds" is required!')
      }
      
      const value_voicemail_54 = obj["voicemail"]
      if (value_voicemail_54 !== undefined) {
        json += ",\"voicemail\":"
        json += anonymous16(value_voicemail_54)
      } else {
        throw new Error('"voicemail" is required!')
      }
      
      const value_recording_58 = obj["recording"]
      if (value_recording_58 !== undefined) {
        json += ",\"recording\":"
        json += anonymous17(value_recording_58)
      } else {
        throw new Error('"recording" is required!')
      }
      
      const value_extraction_62 = obj["extraction"]
      if (value_extraction_62 !== undefined) {
        json += ",\"extraction\":"
        
          if (value_extraction_62 === null) {
            json += JSON_STR_NULL
          }
          
          else if((typeof value_extraction_62 === "object" && !Array.isArray(value_extraction_62)) || value_extraction_62 === null) {
            json += anonymous18(value_extraction_62)
          }
        
    else throw new TypeError("The value of '#/definitions/Agent/properties/extraction' does not match schema definition.")
  
      } else {
        throw new Error('"extraction" is required!')
      }
      
      const value_fallback_voice_id_64 = obj["fallback_voice_id"]
      if (value_fallback_voice_id_64 !== undefined) {
        json += ",\"fallback_voice_id\":"
        
          if (value_fallback_voice_id_64 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_fallback_voice_id_64 === "string" ||
            value_fallback_voice_id_64 === null ||
            value_fallback_voice_id_64 instanceof Date ||
            value_fallback_voice_id_64 instanceof RegExp ||
            (
              typeof value_fallback_voice_id_64 === "object" &&
              typeof value_fallback_voice_id_64.toString === "function" &&
              value_fallback_voice_id_64.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_fallback_voice_id_64 !== 'string') {
          if (value_fallback_voice_id_64 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_fallback_voice_id_64 instanceof Date) {
            json += JSON_STR_QUOTE + value_fallback_voice_id_64.toISOString() + JSON_STR_QUOTE
          } else if (value_fallback_voice_id_64 instanceof RegExp) {
            json += asString(value_fallback_voice_id_64.source)
          } else {
            json += asString(value_fallback_voice_id_64.toString())
          }
        } else {
          json += asString(value_fallback_voice_id_64)
        }
        
          }
        
    else throw new TypeError("The value of '#/definitions/Agent/properties/fallback_voice_id' does not match schema definition.")
  
      } else {
        throw new Error('"fallback_voice_id" is required!')
      }
      
      const value_variables_65 = obj["variables"]
      if (value_variables_65 !== undefined) {
        json += ",\"variables\":"
        json += anonymous19(value_variables_65)
      } else {
        throw new Error('"variables" is required!')
      }
      
      const value_version_67 = obj["version"]
      if (value_version_67 !== undefined) {
        json += ",\"version\":"
        json += asInteger(value_version_67)
      } else {
        throw new Error('"version" is required!')
      }
      
      const value_created_at_68 = obj["created_at"]
      if (value_created_at_68 !== undefined) {
        json += ",\"created_at\":"
        
        if (typeof value_created_at_68 !== 'string') {
          if (value_created_at_68 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_created_at_68 instanceof Date) {
            json += JSON_STR_QUOTE + value_created_at_68.toISOString() + JSON_STR_QUOTE
          } else if (value_created_at_68 instanceof RegExp) {
            json += asString(value_created_at_68.source)
          } else {
            json += asString(value_created_at_68.toString())
          }
        } else {
          json += asString(value_created_at_68)
        }
        
      } else {
        throw new Error('"created_at" is required!')
      }
      
      const value_updated_at_69 = obj["updated_at"]
      if (value_updated_at_69 !== undefined) {
        json += ",\"updated_at\":"
        
        if (typeof value_updated_at_69 !== 'string') {
          if (value_updated_at_69 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_updated_at_69 instanceof Date) {
            json += JSON_STR_QUOTE + value_updated_at_69.toISOString() + JSON_STR_QUOTE
          } else if (value_updated_at_69 instanceof RegExp) {
            json += asString(value_updated_at_69.source)
          } else {
            json += asString(value_updated_at_69.toString())
          }
        } else {
          json += asString(value_updated_at_69)
        }
        
      } else {
        throw new Error('"updated_at" is required!')
      }
      
      const value_webhook_secret_70 = obj["webhook_secret"]
      if (value_webhook_secret_70 !== undefined) {
        json += ",\"webhook_secret\":"
        
        if (typeof value_webhook_secret_70 !== 'string') {
          if (value_webhook_secret_70 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_webhook_secret_70 instanceof Date) {
            json += JSON_STR_QUOTE + value_webhook_secret_70.toISOString() + JSON_STR_QUOTE
          } else if (value_webhook_secret_70 instanceof RegExp) {
            json += asString(value_webhook_secret_70.source)
          } else {
            json += asString(value_webhook_secret_70.toString())
          }
        } else {
          json += asString(value_webhook_secret_70)
        }
        
      }

return json + JSON_STR_END_OBJECT

      }
    

    function anonymous1 (obj) {
      // "__fjs_merged_1#/properties/data"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of '__fjs_merged_1#/properties/data' does not match schema definition.")
    }
    const arrayLength = obj.length
  
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        json += anonymous2(value)
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          json += anonymous2(value)
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "__fjs_merged_1#"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_data_1 = obj["data"]
      if (value_data_1 !== undefined) {
        json += "{\"data\":"
        json += anonymous1(value_data_1)
      } else {
        throw new Error('"data" is required!')
      }
      
      const value_has_more_71 = obj["has_more"]
      if (value_has_more_71 !== undefined) {
        json += ",\"has_more\":"
        json += asBoolean(value_has_more_71)
      } else {
        throw new Error('"has_more" is required!')
      }
      
      const value_next_cursor_72 = obj["next_cursor"]
      if (value_next_cursor_72 !== undefined) {
        json += ",\"next_cursor\":"
        
          if (value_next_cursor_72 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_next_cursor_72 === "string" ||
            value_next_cursor_72 === null ||
            value_next_cursor_72 instanceof Date ||
            value_next_cursor_72 instanceof RegExp ||
            (
              typeof value_next_cursor_72 === "object" &&
              typeof value_next_cursor_72.toString === "function" &&
              value_next_cursor_72.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_next_cursor_72 !== 'string') {
          if (value_next_cursor_72 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_next_cursor_72 instanceof Date) {
            json += JSON_STR_QUOTE + value_next_cursor_72.toISOString() + JSON_STR_QUOTE
          } else if (value_next_cursor_72 instanceof RegExp) {
            json += asString(value_next_cursor_72.source)
          } else {
            json += asString(value_next_cursor_72.toString())
          }
        } else {
          json += asString(value_next_cursor_72)
        }
        
          }
        
    else throw new TypeError("The value of '__fjs_merged_1#/properties/next_cursor' does not match schema definition.")
  
      } else {
        throw new Error('"next_cursor" is required!')
      }
      
      const value_total_73 = obj["total"]
      if (value_total_73 !== undefined) {
        json += ",\"total\":"
        json += asInteger(value_total_73)
      }

return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)}),
"ApiKeyPage": lazy(() => {const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone","inlineValidators":true}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  return function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
      // "#/definitions/ApiKey"
      function anonymous2 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_id_3 = obj["id"]
      if (value_id_3 !== undefined) {
        json += "{\"id\":"
        
        if (typeof value_id_3 !== 'string') {
          if (value_id_3 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_3 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_3.toISOString() + JSON_STR_QUOTE
          } else if (value_id_3 instanceof RegExp) {
            json += asString(value_id_3.source)
          } else {
            json += asString(value_id_3.toString())
          }
        } else {
          json += asString(value_id_3)
        }
        
      } else {
        throw new Error('"id" is required!')
      }
      
      const value_name_4 = obj["name"]
      if (value_name_4 !== undefined) {
        json += ",\"name\":"
        
        if (typeof value_name_4 !== 'string') {
          if (value_name_4 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_name_4 instanceof Date) {
            json += JSON_STR_QUOTE + value_name_4.toISOString() + JSON_STR_QUOTE
          } else if (value_name_4 instanceof RegExp) {
            json += asString(value_name_4.source)
          } else {
            json += asString(value_name_4.toString())
          }
        } else {
          json += asString(value_name_4)
        }
        
      } else {
        throw new Error('"name" is required!')
      }
      
      const value_scope_5 = obj["scope"]
      if (value_scope_5 !== undefined) {
        json += ",\"scope\":"
        
        if (typeof value_scope_5 !== 'string') {
          if (value_scope_5 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_scope_5 instanceof Date) {
            json += JSON_STR_QUOTE + value_scope_5.toISOString() + JSON_STR_QUOTE
          } else if (value_scope_5 instanceof RegExp) {
            json += asString(value_scope_5.source)
          } else {
            json += asString(value_scope_5.toString())
          }
        } else {
          json += asString(value_scope_5)
        }
        
      } else {
        throw new Error('"scope" is required!')
      }
      
      const value_prefix_6 = obj["prefix"]
      if (value_prefix_6 !== undefined) {
        json += ",\"prefix\":"
        
        if (typeof value_prefix_6 !== 'string') {
          if (value_prefix_6 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_prefix_6 instanceof Date) {
            json += JSON_STR_QUOTE + value_prefix_6.toISOString() + JSON_STR_QUOTE
          } else if (value_prefix_6 instanceof RegExp) {
            json += asString(value_prefix_6.source)
          } else {
            json += asString(value_prefix_6.toString())
          }
        } else {
          json += asString(value_prefix_6)
        }
        
      } else {
        throw new Error('"prefix" is required!')
      }
      
      const value_status_7 = obj["status"]
      if (value_status_7 !== undefined) {
        json += ",\"status\":"
        
        if (typeof value_status_7 !== 'string') {
          if (value_status_7 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_status_7 instanceof Date) {
            json += JSON_STR_QUOTE + value_status_7.toISOString() + JSON_STR_QUOTE
          } else if (value_status_7 instanceof RegExp) {
            json += asString(value_status_7.source)
          } else {
            json += asString(value_status_7.toString())
          }
        } else {
          json += asString(value_status_7)
        }
        
      } else {
        throw new Error('"status" is required!')
      }
      
      const value_created_by_8 = obj["created_by"]
      if (value_created_by_8 !== undefined) {
        json += ",\"created_by\":"
        
        if (typeof value_created_by_8 !== 'string') {
          if (value_created_by_8 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_created_by_8 instanceof Date) {
            json += JSON_STR_QUOTE + value_created_by_8.toISOString() + JSON_STR_QUOTE
          } else if (value_created_by_8 instanceof RegExp) {
            json += asString(value_created_by_8.source)
          } else {
            json += asString(value_created_by_8.toString())
          }
        } else {
          json += asString(value_created_by_8)
        }
        
      } else {
        throw new Error('"created_by" is required!')
      }
      
      const value_last_used_at_9 = obj["last_used_at"]
      if (value_last_used_at_9 !== undefined) {
        json += ",\"last_used_at\":"
        
          if (value_last_used_at_9 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_last_used_at_9 === "string" ||
            value_last_used_at_9 === null ||
            value_last_used_at_9 instanceof Date ||
            value_last_used_at_9 instanceof RegExp ||
            (
              typeof value_last_used_at_9 === "object" &&
              typeof value_last_used_at_9.toString === "function" &&
              value_last_used_at_9.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_last_used_at_9)
          }
        
    else throw new TypeError("The value of '#/definitions/NullableTimestamp' does not match schema definition.")
  
      } else {
        throw new Error('"last_used_at" is required!')
      }
      
      const value_created_at_10 = obj["created_at"]
      if (value_created_at_10 !== undefined) {
        json += ",\"created_at\":"
        
        if (typeof value_created_at_10 !== 'string') {
          if (value_created_at_10 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_created_at_10 instanceof Date) {
            json += JSON_STR_QUOTE + value_created_at_10.toISOString() + JSON_STR_QUOTE
          } else if (value_created_at_10 instanceof RegExp) {
            json += asString(value_created_at_10.source)
          } else {
            json += asString(value_created_at_10.toString())
          }
        } else {
          json += asString(value_created_at_10)
        }
        
      } else {
        throw new Error('"created_at" is required!')
      }
      
      const value_revoked_at_11 = obj["revoked_at"]
      if (value_revoked_at_11 !== undefined) {
        json += ",\"revoked_at\":"
        
          if (value_revoked_at_11 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_revoked_at_11 === "string" ||
            value_revoked_at_11 === null ||
            value_revoked_at_11 instanceof Date ||
            value_revoked_at_11 instanceof RegExp ||
            (
              typeof value_revoked_at_11 === "object" &&
              typeof value_revoked_at_11.toString === "function" &&
              value_revoked_at_11.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_revoked_at_11)
          }
        
    else throw new TypeError("The value of '#/definitions/NullableTimestamp' does not match schema definition.")
  
      } else {
        throw new Error('"revoked_at" is required!')
      }
      
      const value_predecessor_id_12 = obj["predecessor_id"]
      if (value_predecessor_id_12 !== undefined) {
        json += ",\"predecessor_id\":"
        
          if (value_predecessor_id_12 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_predecessor_id_12 === "string" ||
            value_predecessor_id_12 === null ||
            value_predecessor_id_12 instanceof Date ||
            value_predecessor_id_12 instanceof RegExp ||
            (
              typeof value_predecessor_id_12 === "object" &&
              typeof value_predecessor_id_12.toString === "function" &&
              value_predecessor_id_12.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_predecessor_id_12 !== 'string') {
          if (value_predecessor_id_12 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_predecessor_id_12 instanceof Date) {
            json += JSON_STR_QUOTE + value_predecessor_id_12.toISOString() + JSON_STR_QUOTE
          } else if (value_predecessor_id_12 instanceof RegExp) {
            json += asString(value_predecessor_id_12.source)
          } else {
            json += asString(value_predecessor_id_12.toString())
          }
        } else {
          json += asString(value_predecessor_id_12)
        }
        
          }
        
    else throw new TypeError("The value of '#/definitions/ApiKey/properties/predecessor_id' does not match schema definition.")
  
      } else {
        throw new Error('"predecessor_id" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

    function anonymous1 (obj) {
      // "__fjs_merged_0#/properties/data"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of '__fjs_merged_0#/properties/data' does not match schema definition.")
    }
    const arrayLength = obj.length
  
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        json += anonymous2(value)
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          json += anonymous2(value)
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "__fjs_merged_0#"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_data_1 = obj["data"]
      if (value_data_1 !== undefined) {
        json += "{\"data\":"
        json += anonymous1(value_data_1)
      } else {
        throw new Error('"data" is required!')
      }
      
      const value_has_more_13 = obj["has_more"]
      if (value_has_more_13 !== undefined) {
        json += ",\"has_more\":"
        json += asBoolean(value_has_more_13)
      } else {
        throw new Error('"has_more" is required!')
      }
      
      const value_next_cursor_14 = obj["next_cursor"]
      if (value_next_cursor_14 !== undefined) {
        json += ",\"next_cursor\":"
        
          if (value_next_cursor_14 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_next_cursor_14 === "string" ||
            value_next_cursor_14 === null ||
            value_next_cursor_14 instanceof Date ||
            value_next_cursor_14 instanceof RegExp ||
            (
              typeof value_next_cursor_14 === "object" &&
              typeof value_next_cursor_14.toString === "function" &&
              value_next_cursor_14.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_next_cursor_14 !== 'string') {
          if (value_next_cursor_14 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_next_cursor_14 instanceof Date) {
            json += JSON_STR_QUOTE + value_next_cursor_14.toISOString() + JSON_STR_QUOTE
          } else if (value_next_cursor_14 instanceof RegExp) {
            json += asString(value_next_cursor_14.source)
          } else {
            json += asString(value_next_cursor_14.toString())
          }
        } else {
          json += asString(value_next_cursor_14)
        }
        
          }
        
    else throw new TypeError("The value of '__fjs_merged_0#/properties/next_cursor' does not match schema definition.")
  
      } else {
        throw new Error('"next_cursor" is required!')
      }
      
      const value_total_15 = obj["total"]
      if (value_total_15 !== undefined) {
        json += ",\"total\":"
        json += asInteger(value_total_15)
      }

return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)}),
"ApiKeyWithSecret": lazy(() => {const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone","inlineValidators":true}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  return function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
      // "__fjs_merged_0#"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_id_1 = obj["id"]
      if (value_id_1 !== undefined) {
        json += "{\"id\":"
        
        if (typeof value_id_1 !== 'string') {
          if (value_id_1 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_1 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_1.toISOString() + JSON_STR_QUOTE
          } else if (value_id_1 instanceof RegExp) {
            json += asString(value_id_1.source)
          } else {
            json += asString(value_id_1.toString())
          }
        } else {
          json += asString(value_id_1)
        }
        
      } else {
        throw new Error('"id" is required!')
      }
      
      const value_name_2 = obj["name"]
      if (value_name_2 !== undefined) {
        json += ",\"name\":"
        
        if (typeof value_name_2 !== 'string') {
          if (value_name_2 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_name_2 instanceof Date) {
            json += JSON_STR_QUOTE + value_name_2.toISOString() + JSON_STR_QUOTE
          } else if (value_name_2 instanceof RegExp) {
            json += asString(value_name_2.source)
          } else {
            json += asString(value_name_2.toString())
          }
        } else {
          json += asString(value_name_2)
        }
        
      } else {
        throw new Error('"name" is required!')
      }
      
      const value_scope_3 = obj["scope"]
      if (value_scope_3 !== undefined) {
        json += ",\"scope\":"
        
        if (typeof value_scope_3 !== 'string') {
          if (value_scope_3 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_scope_3 instanceof Date) {
            json += JSON_STR_QUOTE + value_scope_3.toISOString() + JSON_STR_QUOTE
          } else if (value_scope_3 instanceof RegExp) {
            json += asString(value_scope_3.source)
          } else {
            json += asString(value_scope_3.toString())
          }
        } else {
          json += asString(value_scope_3)
        }
        
      } else {
        throw new Error('"scope" is required!')
      }
      
      const value_prefix_4 = obj["prefix"]
      if (value_prefix_4 !== undefined) {
        json += ",\"prefix\":"
        
        if (typeof value_prefix_4 !== 'string') {
          if (value_prefix_4 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_prefix_4 instanceof Date) {
            json += JSON_STR_QUOTE + value_prefix_4.toISOString() + JSON_STR_QUOTE
          } else if (value_prefix_4 instanceof RegExp) {
            json += asString(value_prefix_4.source)
          } else {
            json += asString(value_prefix_4.toString())
          }
        } else {
          json += asString(value_prefix_4)
        }
        
      } else {
        throw new Error('"prefix" is required!')
      }
      
      const value_status_5 = obj["status"]
      if (value_status_5 !== undefined) {
        json += ",\"status\":"
        
        if (typeof value_status_5 !== 'string') {
          if (value_status_5 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_status_5 instanceof Date) {
            json += JSON_STR_QUOTE + value_status_5.toISOString() + JSON_STR_QUOTE
          } else if (value_status_5 instanceof RegExp) {
            json += asString(value_status_5.source)
          } else {
            json += asString(value_status_5.toString())
          }
        } else {
          json += asString(value_status_5)
        }
        
      } else {
        throw new Error('"status" is required!')
      }
      
      const value_created_by_6 = obj["created_by"]
      if (value_created_by_6 !== undefined) {
        json += ",\"created_by\":"
        
        if (typeof value_created_by_6 !== 'string') {
          if (value_created_by_6 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_created_by_6 instanceof Date) {
            json += JSON_STR_QUOTE + value_created_by_6.toISOString() + JSON_STR_QUOTE
          } else if (value_created_by_6 instanceof RegExp) {
            json += asString(value_created_by_6.source)
          } else {
            json += asString(value_created_by_6.toString())
          }
        } else {
          json += asString(value_created_by_6)
        }
        
      } else {
        throw new Error('"created_by" is required!')
      }
      
      const value_last_used_at_7 = obj["last_used_at"]
      if (value_last_used_at_7 !== undefined) {
        json += ",\"last_used_at\":"
        
          if (value_last_used_at_7 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_last_used_at_7 === "string" ||
            value_last_used_at_7 === null ||
            value_last_used_at_7 instanceof Date ||
            value_last_used_at_7 instanceof RegExp ||
            (
              typeof value_last_used_at_7 === "object" &&
              typeof value_last_used_at_7.toString === "function" &&
              value_last_used_at_7.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_last_used_at_7)
          }
        
    else throw new TypeError("The value of '#/definitions/NullableTimestamp' does not match schema definition.")
  
      } else {
        throw new Error('"last_used_at" is required!')
      }
      
      const value_created_at_8 = obj["created_at"]
      if (value_created_at_8 !== undefined) {
        json += ",\"created_at\":"
        
        if (typeof value_created_at_8 !== 'string') {
          if (value_created_at_8 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_created_at_8 instanceof Date) {
            json += JSON_STR_QUOTE + value_created_at_8.toISOString() + JSON_STR_QUOTE
          } else if (value_created_at_8 instanceof RegExp) {
            json += asString(value_created_at_8.source)
          } else {
            json += asString(value_created_at_8.toString())
          }
        } else {
          json += asString(value_created_at_8)
        }
        
      } else {
        throw new Error('"created_at" is required!')
      }
      
      const value_revoked_at_9 = obj["revoked_at"]
      if (value_revoked_at_9 !== undefined) {
        json += ",\"revoked_at\":"
        
          if (value_revoked_at_9 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_revoked_at_9 === "string" ||
            value_revoked_at_9 === null ||
            value_revoked_at_9 instanceof Date ||
            value_revoked_at_9 instanceof RegExp ||
            (
              typeof value_revoked_at_9 === "object" &&
              typeof value_revoked_at_9.toString === "function" &&
              value_revoked_at_9.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_revoked_at_9)
          }
        
    else throw new TypeError("The value of '#/definitions/NullableTimestamp' does not match schema definition.")
  
      } else {
        throw new Error('"revoked_at" is required!')
      }
      
      const value_predecessor_id_10 = obj["predecessor_id"]
      if (value_predecessor_id_10 !== undefined) {
        json += ",\"predecessor_id\":"
        
          if (value_predecessor_id_10 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_predecessor_id_10 === "string" ||
            value_predecessor_id_10 === null ||
            value_predecessor_id_10 instanceof Date ||
            value_predecessor_id_10 instanceof RegExp ||
            (
              typeof value_predecessor_id_10 === "object" &&
              typeof value_predecessor_id_10.toString === "function" &&
              value_predecessor_id_10.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_predecessor_id_10 !== 'string') {
          if (value_predecessor_id_10 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_predecessor_id_10 instanceof Date) {
            json += JSON_STR_QUOTE + value_predecessor_id_10.toISOString() + JSON_STR_QUOTE
          } else if (value_predecessor_id_10 instanceof RegExp) {
            json += asString(value_predecessor_id_10.source)
          } else {
            json += asString(value_predecessor_id_10.toString())
          }
        } else {
          json += asString(value_predecessor_id_10)
        }
        
          }
        
    else throw new TypeError("The value of '__fjs_merged_0#/properties/predecessor_id' does not match schema definition.")
  
      } else {
        throw new Error('"predecessor_id" is required!')
      }
      
      const value_key_11 = obj["key"]
      if (value_key_11 !== undefined) {
        json += ",\"key\":"
        
        if (typeof value_key_11 !== 'string') {
          if (value_key_11 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_key_11 instanceof Date) {
            json += JSON_STR_QUOTE + value_key_11.toISOString() + JSON_STR_QUOTE
          } else if (value_key_11 instanceof RegExp) {
            json += asString(value_key_11.source)
          } else {
            json += asString(value_key_11.toString())
          }
        } else {
          json += asString(value_key_11)
        }
        
      } else {
        throw new Error('"key" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)}),
"AvailableNumberPage": lazy(() => {const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone","inlineValidators":true}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  return function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
    function anonymous3 (obj) {
      // "#/definitions/AvailableNumber/properties/capabilities"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of '#/definitions/AvailableNumber/properties/capabilities' does not match schema definition.")
    }
    const arrayLength = obj.length
  
      if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
        return asPlainStringArray(obj, arrayLength)
      }
      
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "#/definitions/Money"
      function anonymous4 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_amount_11 = obj["amount"]
      if (value_amount_11 !== undefined) {
        json += "{\"amount\":"
        
        if (typeof value_amount_11 !== 'string') {
          if (value_amount_11 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_amount_11 instanceof Date) {
            json += JSON_STR_QUOTE + value_amount_11.toISOString() + JSON_STR_QUOTE
          } else if (value_amount_11 instanceof RegExp) {
            json += asString(value_amount_11.source)
          } else {
            json += asString(value_amount_11.toString())
          }
        } else {
          json += asString(value_amount_11)
        }
        
      } else {
        throw new Error('"amount" is required!')
      }
      
      const value_currency_12 = obj["currency"]
      if (value_currency_12 !== undefined) {
        json += ",\"currency\":"
        
        if (typeof value_currency_12 !== 'string') {
          if (value_currency_12 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_currency_12 instanceof Date) {
            json += JSON_STR_QUOTE + value_currency_12.toISOString() + JSON_STR_QUOTE
          } else if (value_currency_12 instanceof RegExp) {
            json += asString(value_currency_12.source)
          } else {
            json += asString(value_currency_12.toString())
          }
        } else {
          json += asString(value_currency_12)
        }
        
      } else {
        throw new Error('"currency" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

      // "#/definitions/AvailableNumber"
      function anonymous2 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_number_3 = obj["number"]
      if (value_number_3 !== undefined) {
        json += "{\"number\":"
        
        if (typeof value_number_3 !== 'string') {
          if (value_number_3 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_number_3 instanceof Date) {
            json += JSON_STR_QUOTE + value_number_3.toISOString() + JSON_STR_QUOTE
          } else if (value_number_3 instanceof RegExp) {
            json += asString(value_number_3.source)
          } else {
            json += asString(value_number_3.toString())
          }
        } else {
          json += asString(value_number_3)
        }
        
      } else {
        throw new Error('"number" is required!')
      }
      
      const value_carrier_4 = obj["carrier"]
      if (value_carrier_4 !== undefined) {
        json += ",\"carrier\":"
        
        if (typeof value_carrier_4 !== 'string') {
          if (value_carrier_4 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_carrier_4 instanceof Date) {
            json += JSON_STR_QUOTE + value_carrier_4.toISOString() + JSON_STR_QUOTE
          } else if (value_carrier_4 instanceof RegExp) {
            json += asString(value_carrier_4.source)
          } else {
            json += asString(value_carrier_4.toString())
          }
        } else {
          json += asString(value_carrier_4)
        }
        
      } else {
        throw new Error('"carrier" is required!')
      }
      
      const value_country_5 = obj["country"]
      if (value_country_5 !== undefined) {
        json += ",\"country\":"
        
        if (typeof value_country_5 !== 'string') {
          if (value_country_5 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_country_5 instanceof Date) {
            json += JSON_STR_QUOTE + value_country_5.toISOString() + JSON_STR_QUOTE
          } else if (value_country_5 instanceof RegExp) {
            json += asString(value_country_5.source)
          } else {
            json += asString(value_country_5.toString())
          }
        } else {
          json += asString(value_country_5)
        }
        
      } else {
        throw new Error('"country" is required!')
      }
      
      const value_type_6 = obj["type"]
      if (value_type_6 !== undefined) {
        json += ",\"type\":"
        
        if (typeof value_type_6 !== 'string') {
          if (value_type_6 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_type_6 instanceof Date) {
            json += JSON_STR_QUOTE + value_type_6.toISOString() + JSON_STR_QUOTE
          } else if (value_type_6 instanceof RegExp) {
            json += asString(value_type_6.source)
          } else {
            json += asString(value_type_6.toString())
          }
        } else {
          json += asString(value_type_6)
        }
        
      } else {
        throw new Error('"type" is required!')
      }
      
      const value_region_7 = obj["region"]
      if (value_region_7 !== undefined) {
        json += ",\"region\":"
        
          if (value_region_7 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_region_7 === "string" ||
            value_region_7 === null ||
            value_region_7 instanceof Date ||
            value_region_7 instanceof RegExp ||
            (
              typeof value_region_7 === "object" &&
              typeof value_region_7.toString === "function" &&
              value_region_7.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_region_7 !== 'string') {
          if (value_region_7 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_region_7 instanceof Date) {
            json += JSON_STR_QUOTE + value_region_7.toISOString() + JSON_STR_QUOTE
          } else if (value_region_7 instanceof RegExp) {
            json += asString(value_region_7.source)
          } else {
            json += asString(value_region_7.toString())
          }
        } else {
          json += asString(value_region_7)
        }
        
          }
        
    else throw new TypeError("The value of '#/definitions/AvailableNumber/properties/region' does not match schema definition.")
  
      } else {
        throw new Error('"region" is required!')
      }
      
      const value_capabilities_8 = obj["capabilities"]
      if (value_capabilities_8 !== undefined) {
        json += ",\"capabilities\":"
        json += anonymous3(value_capabilities_8)
      } else {
        throw new Error('"capabilities" is required!')
      }
      
      const value_monthly_price_9 = obj["monthly_price"]
      if (value_monthly_price_9 !== undefined) {
        json += ",\"monthly_price\":"
        json += anonymous4(value_monthly_price_9)
      } else {
        throw new Error('"monthly_price" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

    function anonymous1 (obj) {
      // "__fjs_merged_0#/properties/data"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of '__fjs_merged_0#/properties/data' does not match schema definition.")
    }
    const arrayLength = obj.length
  
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        json += anonymous2(value)
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          json += anonymous2(value)
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "__fjs_merged_0#"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_data_1 = obj["data"]
      if (value_data_1 !== undefined) {
        json += "{\"data\":"
        json += anonymous1(value_data_1)
      } else {
        throw new Error('"data" is required!')
      }
      
      const value_has_more_13 = obj["has_more"]
      if (value_has_more_13 !== undefined) {
        json += ",\"has_more\":"
        json += asBoolean(value_has_more_13)
      } else {
        throw new Error('"has_more" is required!')
      }
      
      const value_next_cursor_14 = obj["next_cursor"]
      if (value_next_cursor_14 !== undefined) {
        json += ",\"next_cursor\":"
        
          if (value_next_cursor_14 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_next_cursor_14 === "string" ||
            value_next_cursor_14 === null ||
            value_next_cursor_14 instanceof Date ||
            value_next_cursor_14 instanceof RegExp ||
            (
              typeof value_next_cursor_14 === "object" &&
              typeof value_next_cursor_14.toString === "function" &&
              value_next_cursor_14.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_next_cursor_14 !== 'string') {
          if (value_next_cursor_14 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_next_cursor_14 instanceof Date) {
            json += JSON_STR_QUOTE + value_next_cursor_14.toISOString() + JSON_STR_QUOTE
          } else if (value_next_cursor_14 instanceof RegExp) {
            json += asString(value_next_cursor_14.source)
          } else {
            json += asString(value_next_cursor_14.toString())
          }
        } else {
          json += asString(value_next_cursor_14)
        }
        
          }
        
    else throw new TypeError("The value of '__fjs_merged_0#/properties/next_cursor' does not match schema definition.")
  
      } else {
        throw new Error('"next_cursor" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)}),
"Call": lazy(() => {const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone","inlineValidators":true}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  return function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
      // "#/definitions/Metadata"
      function anonymous1 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_16 = false

    for (const key of Object.keys(obj)) {
      if (
        
        obj[key] === undefined ||
        typeof obj[key] === 'function' ||
        typeof obj[key] === 'symbol'
      ) continue
      const value = obj[key]
  
        json += addComma_16 ? JSON_STR_COMMA : ((addComma_16 = true), JSON_STR_BEGIN_OBJECT)
        json += asString(key) + JSON_STR_COLONS + JSON.stringify(value)
      
    }
  if (!addComma_16) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

      // "#/definitions/Variables"
      function anonymous2 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_18 = false

    for (const key of Object.keys(obj)) {
      if (
        
        obj[key] === undefined ||
        typeof obj[key] === 'function' ||
        typeof obj[key] === 'symbol'
      ) continue
      const value = obj[key]
  
        json += addComma_18 ? JSON_STR_COMMA : ((addComma_18 = true), JSON_STR_BEGIN_OBJECT)
        json += asString(key) + JSON_STR_COLONS
        
          if(
            typeof value === "string" ||
            value === null ||
            value instanceof Date ||
            value instanceof RegExp ||
            (
              typeof value === "object" &&
              typeof value.toString === "function" &&
              value.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
          }
        
          else if(typeof value === "number" || value === null) {
            json += asNumber(value)
          }
        
          else if(typeof value === "boolean" || value === null) {
            json += asBoolean(value)
          }
        
    else throw new TypeError("The value of '#/definitions/Variables/additionalProperties' does not match schema definition.")
  
      
    }
  if (!addComma_18) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

    function anonymous3 (obj) {
      // "#/definitions/Tags"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of '#/definitions/Tags' does not match schema definition.")
    }
    const arrayLength = obj.length
  
      if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
        return asPlainStringArray(obj, arrayLength)
      }
      
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "#/definitions/CallLatencyOrNull"
      function anonymous4 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_NULL
        let json = ''

        
      const value_p50_ms_22 = obj["p50_ms"]
      if (value_p50_ms_22 !== undefined) {
        json += "{\"p50_ms\":"
        json += asInteger(value_p50_ms_22)
      } else {
        throw new Error('"p50_ms" is required!')
      }
      
      const value_p95_ms_23 = obj["p95_ms"]
      if (value_p95_ms_23 !== undefined) {
        json += ",\"p95_ms\":"
        json += asInteger(value_p95_ms_23)
      } else {
        throw new Error('"p95_ms" is required!')
      }
      
      const value_turns_24 = obj["turns"]
      if (value_turns_24 !== undefined) {
        json += ",\"turns\":"
        json += asInteger(value_turns_24)
      } else {
        throw new Error('"turns" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

      // "#/definitions/MoneyOrNull"
      function anonymous5 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_NULL
        let json = ''

        
      const value_amount_27 = obj["amount"]
      if (value_amount_27 !== undefined) {
        json += "{\"amount\":"
        
        if (typeof value_amount_27 !== 'string') {
          if (value_amount_27 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_amount_27 instanceof Date) {
            json += JSON_STR_QUOTE + value_amount_27.toISOString() + JSON_STR_QUOTE
          } else if (value_amount_27 instanceof RegExp) {
            json += asString(value_amount_27.source)
          } else {
            json += asString(value_amount_27.toString())
          }
        } else {
          json += asString(value_amount_27)
        }
        
      } else {
        throw new Error('"amount" is required!')
      }
      
      const value_currency_28 = obj["currency"]
      if (value_currency_28 !== undefined) {
        json += ",\"currency\":"
        
        if (typeof value_currency_28 !== 'string') {
          if (value_currency_28 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_currency_28 instanceof Date) {
            json += JSON_STR_QUOTE + value_currency_28.toISOString() + JSON_STR_QUOTE
          } else if (value_currency_28 instanceof RegExp) {
            json += asString(value_currency_28.source)
          } else {
            json += asString(value_currency_28.toString())
          }
        } else {
          json += asString(value_currency_28)
        }
        
      } else {
        throw new Error('"currency" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

    function anonymous6 (obj) {
      // "__fjs_merged_0#/properties/waveform"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of '__fjs_merged_0#/properties/waveform' does not match schema definition.")
    }
    const arrayLength = obj.length
  
        // Copying small arrays costs more than the existing loop.
        if (typeof arrayLength === 'number' && arrayLength >= 512 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
          const copy = new Array(arrayLength)
          // V8's side-effect-free JSON.stringify fast path (V8 >= 13.8) requires
          // the standard Array.prototype; a null prototype halves its throughput.
          // Only detach the prototype when a toJSON hook would otherwise be called.
          if (Array.prototype.toJSON !== undefined) Object.setPrototypeOf(copy, null)
          for (let i = 0; i < arrayLength; i++) {
            const v = obj[i]
            if (!(Number.isInteger(v))) {
              // Serialize the captured prefix, then resume at the first miss.
              // Never reread getters or read ahead of an item's coercion.
              copy.length = i
              json = JSON.stringify(copy).slice(0, -1)
              if (i > 0) json += JSON_STR_COMMA
              json += asInteger(v)
              for (i++; i < arrayLength; i++) {
                json += JSON_STR_COMMA
                const v = obj[i]
                json += asInteger(v)
              }
              return json + JSON_STR_END_ARRAY
            }
            copy[i] = v
          }
          return JSON.stringify(copy)
        }
      
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        json += asInteger(value)
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          json += asInteger(value)
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "__fjs_merged_0#"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_call_id_1 = obj["call_id"]
      if (value_call_id_1 !== undefined) {
        json += "{\"call_id\":"
        
        if (typeof value_call_id_1 !== 'string') {
          if (value_call_id_1 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_call_id_1 instanceof Date) {
            json += JSON_STR_QUOTE + value_call_id_1.toISOString() + JSON_STR_QUOTE
          } else if (value_call_id_1 instanceof RegExp) {
            json += asString(value_call_id_1.source)
          } else {
            json += asString(value_call_id_1.toString())
          }
        } else {
          json += asString(value_call_id_1)
        }
        
      } else {
        throw new Error('"call_id" is required!')
      }
      
      const value_agent_id_2 = obj["agent_id"]
      if (value_agent_id_2 !== undefined) {
        json += ",\"agent_id\":"
        
        if (typeof value_agent_id_2 !== 'string') {
          if (value_agent_id_2 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_agent_id_2 instanceof Date) {
            json += JSON_STR_QUOTE + value_agent_id_2.toISOString() + JSON_STR_QUOTE
          } else if (value_agent_id_2 instanceof RegExp) {
            json += asString(value_agent_id_2.source)
          } else {
            json += asString(value_agent_id_2.toString())
          }
        } else {
          json += asString(value_agent_id_2)
        }
        
      } else {
        throw new Error('"agent_id" is required!')
      }
      
      const value_agent_version_3 = obj["agent_version"]
      if (value_agent_version_3 !== undefined) {
        json += ",\"agent_version\":"
        json += asInteger(value_agent_version_3)
      } else {
        throw new Error('"agent_version" is required!')
      }
      
      const value_direction_4 = obj["direction"]
      if (value_direction_4 !== undefined) {
        json += ",\"direction\":"
        
        if (typeof value_direction_4 !== 'string') {
          if (value_direction_4 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_direction_4 instanceof Date) {
            json += JSON_STR_QUOTE + value_direction_4.toISOString() + JSON_STR_QUOTE
          } else if (value_direction_4 instanceof RegExp) {
            json += asString(value_direction_4.source)
          } else {
            json += asString(value_direction_4.toString())
          }
        } else {
          json += asString(value_direction_4)
        }
        
      } else {
        throw new Error('"direction" is required!')
      }
      
      const value_channel_5 = obj["channel"]
      if (value_channel_5 !== undefined) {
        json += ",\"channel\":"
        
        if (typeof value_channel_5 !== 'string') {
          if (value_channel_5 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_channel_5 instanceof Date) {
            json += JSON_STR_QUOTE + value_channel_5.toISOString() + JSON_STR_QUOTE
          } else if (value_channel_5 instanceof RegExp) {
            json += asString(value_channel_5.source)
          } else {
            json += asString(value_channel_5.toString())
          }
        } else {
          json += asString(value_channel_5)
        }
        
      } else {
        throw new Error('"channel" is required!')
      }
      
      const value_to_number_6 = obj["to_number"]
      if (value_to_number_6 !== undefined) {
        json += ",\"to_number\":"
        
          if (value_to_number_6 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_to_number_6 === "string" ||
            value_to_number_6 === null ||
            value_to_number_6 instanceof Date ||
            value_to_number_6 instanceof RegExp ||
            (
              typeof value_to_number_6 === "object" &&
              typeof value_to_number_6.toString === "function" &&
              value_to_number_6.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_to_number_6 !== 'string') {
          if (value_to_number_6 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_to_number_6 instanceof Date) {
            json += JSON_STR_QUOTE + value_to_number_6.toISOString() + JSON_STR_QUOTE
          } else if (value_to_number_6 instanceof RegExp) {
            json += asString(value_to_number_6.source)
          } else {
            json += asString(value_to_number_6.toString())
          }
        } else {
          json += asString(value_to_number_6)
        }
        
          }
        
    else throw new TypeError("The value of '__fjs_merged_0#/properties/to_number' does not match schema definition.")
  
      } else {
        throw new Error('"to_number" is required!')
      }
      
      const value_from_number_7 = obj["from_number"]
      if (value_from_number_7 !== undefined) {
        json += ",\"from_number\":"
        
          if (value_from_number_7 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_from_number_7 === "string" ||
            value_from_number_7 === null ||
            value_from_number_7 instanceof Date ||
            value_from_number_7 instanceof RegExp ||
            (
              typeof value_from_number_7 === "object" &&
              typeof value_from_number_7.toString === "function" &&
              value_from_number_7.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_from_number_7 !== 'string') {
          if (value_from_number_7 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_from_number_7 instanceof Date) {
            json += JSON_STR_QUOTE + value_from_number_7.toISOString() + JSON_STR_QUOTE
          } else if (value_from_number_7 instanceof RegExp) {
            json += asString(value_from_number_7.source)
          } else {
            json += asString(value_from_number_7.toString())
          }
        } else {
          json += asString(value_from_number_7)
        }
        
          }
        
    else throw new TypeError("The value of '__fjs_merged_0#/properties/from_number' does not match schema definition.")
  
      } else {
        throw new Error('"from_number" is required!')
      }
      
      const value_status_8 = obj["status"]
      if (value_status_8 !== undefined) {
        json += ",\"status\":"
        
        if (typeof value_status_8 !== 'string') {
          if (value_status_8 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_status_8 instanceof Date) {
            json += JSON_STR_QUOTE + value_status_8.toISOString() + JSON_STR_QUOTE
          } else if (value_status_8 instanceof RegExp) {
            json += asString(value_status_8.source)
          } else {
            json += asString(value_status_8.toString())
          }
        } else {
          json += asString(value_status_8)
        }
        
      } else {
        throw new Error('"status" is required!')
      }
      
      const value_end_reason_9 = obj["end_reason"]
      if (value_end_reason_9 !== undefined) {
        json += ",\"end_reason\":"
        
      if (value_end_reason_9 === null) {
        json += JSON_STR_NULL
      } else {
    
        if (typeof value_end_reason_9 !== 'string') {
          if (value_end_reason_9 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_end_reason_9 instanceof Date) {
            json += JSON_STR_QUOTE + value_end_reason_9.toISOString() + JSON_STR_QUOTE
          } else if (value_end_reason_9 instanceof RegExp) {
            json += asString(value_end_reason_9.source)
          } else {
            json += asString(value_end_reason_9.toString())
          }
        } else {
          json += asString(value_end_reason_9)
        }
        
      }
    
      } else {
        throw new Error('"end_reason" is required!')
      }
      
      const value_end_detail_10 = obj["end_detail"]
      if (value_end_detail_10 !== undefined) {
        json += ",\"end_detail\":"
        
          if (value_end_detail_10 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_end_detail_10 === "string" ||
            value_end_detail_10 === null ||
            value_end_detail_10 instanceof Date ||
            value_end_detail_10 instanceof RegExp ||
            (
              typeof value_end_detail_10 === "object" &&
              typeof value_end_detail_10.toString === "function" &&
              value_end_detail_10.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_end_detail_10 !== 'string') {
          if (value_end_detail_10 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_end_detail_10 instanceof Date) {
            json += JSON_STR_QUOTE + value_end_detail_10.toISOString() + JSON_STR_QUOTE
          } else if (value_end_detail_10 instanceof RegExp) {
            json += asString(value_end_detail_10.source)
          } else {
            json += asString(value_end_detail_10.toString())
          }
        } else {
          json += asString(value_end_detail_10)
        }
        
          }
        
    else throw new TypeError("The value of '__fjs_merged_0#/properties/end_detail' does not match schema definition.")
  
      } else {
        throw new Error('"end_detail" is required!')
      }
      
      const value_duration_11 = obj["duration"]
      if (value_duration_11 !== undefined) {
        json += ",\"duration\":"
        json += asNumber(value_duration_11)
      } else {
        throw new Error('"duration" is required!')
      }
      
      const value_start_time_12 = obj["start_time"]
      if (value_start_time_12 !== undefined) {
        json += ",\"start_time\":"
        
          if (value_start_time_12 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_start_time_12 === "string" ||
            value_start_time_12 === null ||
            value_start_time_12 instanceof Date ||
            value_start_time_12 instanceof RegExp ||
            (
              typeof value_start_time_12 === "object" &&
              typeof value_start_time_12.toString === "function" &&
              value_start_time_12.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_start_time_12)
          }
        
    else throw new TypeError("The value of '#/definitions/NullableTimestamp' does not match schema definition.")
  
      } else {
        throw new Error('"start_time" is required!')
      }
      
      const value_end_time_13 = obj["end_time"]
      if (value_end_time_13 !== undefined) {
        json += ",\"end_time\":"
        
          if (value_end_time_13 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_end_time_13 === "string" ||
            value_end_time_13 === null ||
            value_end_time_13 instanceof Date ||
            value_end_time_13 instanceof RegExp ||
            (
              typeof value_end_time_13 === "object" &&
              typeof value_end_time_13.toString === "function" &&
              value_end_time_13.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_end_time_13)
          }
        
    else throw new TypeError("The value of '#/definitions/NullableTimestamp' does not match schema definition.")
  
      } else {
        throw new Error('"end_time" is required!')
      }
      
      const value_schedule_id_14 = obj["schedule_id"]
      if (value_schedule_id_14 !== undefined) {
        json += ",\"schedule_id\":"
        
          if (value_schedule_id_14 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_schedule_id_14 === "string" ||
            value_schedule_id_14 === null ||
            value_schedule_id_14 instanceof Date ||
            value_schedule_id_14 instanceof RegExp ||
            (
              typeof value_schedule_id_14 === "object" &&
              typeof value_schedule_id_14.toString === "function" &&
              value_schedule_id_14.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_schedule_id_14 !== 'string') {
          if (value_schedule_id_14 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_schedule_id_14 instanceof Date) {
            json += JSON_STR_QUOTE + value_schedule_id_14.toISOString() + JSON_STR_QUOTE
          } else if (value_schedule_id_14 instanceof RegExp) {
            json += asString(value_schedule_id_14.source)
          } else {
            json += asString(value_schedule_id_14.toString())
          }
        } else {
          json += asString(value_schedule_id_14)
        }
        
          }
        
    else throw new TypeError("The value of '__fjs_merged_0#/properties/schedule_id' does not match schema definition.")
  
      } else {
        throw new Error('"schedule_id" is required!')
      }
      
      const value_metadata_15 = obj["metadata"]
      if (value_metadata_15 !== undefined) {
        json += ",\"metadata\":"
        json += anonymous1(value_metadata_15)
      } else {
        throw new Error('"metadata" is required!')
      }
      
      const value_variables_17 = obj["variables"]
      if (value_variables_17 !== undefined) {
        json += ",\"variables\":"
        json += anonymous2(value_variables_17)
      } else {
        throw new Error('"variables" is required!')
      }
      
      const value_tags_19 = obj["tags"]
      if (value_tags_19 !== undefined) {
        json += ",\"tags\":"
        json += anonymous3(value_tags_19)
      } else {
        throw new Error('"tags" is required!')
      }
      
      const value_latency_20 = obj["latency"]
      if (value_latency_20 !== undefined) {
        json += ",\"latency\":"
        
      if (value_latency_20 === null) {
        json += JSON_STR_NULL
      } else {
    json += anonymous4(value_latency_20)
      }
    
      } else {
        throw new Error('"latency" is required!')
      }
      
      const value_cost_25 = obj["cost"]
      if (value_cost_25 !== undefined) {
        json += ",\"cost\":"
        
      if (value_cost_25 === null) {
        json += JSON_STR_NULL
      } else {
    json += anonymous5(value_cost_25)
      }
    
      } else {
        throw new Error('"cost" is required!')
      }
      
      const value_recording_url_29 = obj["recording_url"]
      if (value_recording_url_29 !== undefined) {
        json += ",\"recording_url\":"
        
          if (value_recording_url_29 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_recording_url_29 === "string" ||
            value_recording_url_29 === null ||
            value_recording_url_29 instanceof Date ||
            value_recording_url_29 instanceof RegExp ||
            (
              typeof value_recording_url_29 === "object" &&
              typeof value_recording_url_29.toString === "function" &&
              value_recording_url_29.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_recording_url_29 !== 'string') {
          if (value_recording_url_29 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_recording_url_29 instanceof Date) {
            json += JSON_STR_QUOTE + value_recording_url_29.toISOString() + JSON_STR_QUOTE
          } else if (value_recording_url_29 instanceof RegExp) {
            json += asString(value_recording_url_29.source)
          } else {
            json += asString(value_recording_url_29.toString())
          }
        } else {
          json += asString(value_recording_url_29)
        }
        
          }
        
    else throw new TypeError("The value of '__fjs_merged_0#/properties/recording_url' does not match schema definition.")
  
      } else {
        throw new Error('"recording_url" is required!')
      }
      
      const value_recording_play_url_30 = obj["recording_play_url"]
      if (value_recording_play_url_30 !== undefined) {
        json += ",\"recording_play_url\":"
        
          if (value_recording_play_url_30 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_recording_play_url_30 === "string" ||
            value_recording_play_url_30 === null ||
            value_recording_play_url_30 instanceof Date ||
            value_recording_play_url_30 instanceof RegExp ||
            (
              typeof value_recording_play_url_30 === "object" &&
              typeof value_recording_play_url_30.toString === "function" &&
              value_recording_play_url_30.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_recording_play_url_30 !== 'string') {
          if (value_recording_play_url_30 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_recording_play_url_30 instanceof Date) {
            json += JSON_STR_QUOTE + value_recording_play_url_30.toISOString() + JSON_STR_QUOTE
          } else if (value_recording_play_url_30 instanceof RegExp) {
            json += asString(value_recording_play_url_30.source)
          } else {
            json += asString(value_recording_play_url_30.toString())
          }
        } else {
          json += asString(value_recording_play_url_30)
        }
        
          }
        
    else throw new TypeError("The value of '__fjs_merged_0#/properties/recording_play_url' does not match schema definition.")
  
      } else {
        throw new Error('"recording_play_url" is required!')
      }
      
      const value_transcript_url_31 = obj["transcript_url"]
      if (value_transcript_url_31 !== undefined) {
        json += ",\"transcript_url\":"
        
        if (typeof value_transcript_url_31 !== 'string') {
          if (value_transcript_url_31 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_transcript_url_31 instanceof Date) {
            json += JSON_STR_QUOTE + value_transcript_url_31.toISOString() + JSON_STR_QUOTE
          } else if (value_transcript_url_31 instanceof RegExp) {
            json += asString(value_transcript_url_31.source)
          } else {
            json += asString(value_transcript_url_31.toString())
          }
        } else {
          json += asString(value_transcript_url_31)
        }
        
      } else {
        throw new Error('"transcript_url" is required!')
      }
      
      const value_waveform_32 = obj["waveform"]
      if (value_waveform_32 !== undefined) {
        json += ",\"waveform\":"
        
          if (value_waveform_32 === null) {
            json += JSON_STR_NULL
          }
          
          else if(Array.isArray(value_waveform_32)) {
            json += anonymous6(value_waveform_32)
          }
        
    else throw new TypeError("The value of '__fjs_merged_0#/properties/waveform' does not match schema definition.")
  
      } else {
        throw new Error('"waveform" is required!')
      }
      
      const value_queue_reason_33 = obj["queue_reason"]
      if (value_queue_reason_33 !== undefined) {
        json += ",\"queue_reason\":"
        
          if (value_queue_reason_33 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_queue_reason_33 === "string" ||
            value_queue_reason_33 === null ||
            value_queue_reason_33 instanceof Date ||
            value_queue_reason_33 instanceof RegExp ||
            (
              typeof value_queue_reason_33 === "object" &&
              typeof value_queue_reason_33.toString === "function" &&
              value_queue_reason_33.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_queue_reason_33 !== 'string') {
          if (value_queue_reason_33 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_queue_reason_33 instanceof Date) {
            json += JSON_STR_QUOTE + value_queue_reason_33.toISOString() + JSON_STR_QUOTE
          } else if (value_queue_reason_33 instanceof RegExp) {
            json += asString(value_queue_reason_33.source)
          } else {
            json += asString(value_queue_reason_33.toString())
          }
        } else {
          json += asString(value_queue_reason_33)
        }
        
          }
        
    else throw new TypeError("The value of '__fjs_merged_0#/properties/queue_reason' does not match schema definition.")
  
      } else {
        throw new Error('"queue_reason" is required!')
      }
      
      const value_queue_position_34 = obj["queue_position"]
      if (value_queue_position_34 !== undefined) {
        json += ",\"queue_position\":"
        
          if (value_queue_position_34 === null) {
            json += JSON_STR_NULL
          }
          
          else if(Number.isInteger(value_queue_position_34) || value_queue_position_34 === null) {
            json += asInteger(value_queue_position_34)
          }
        
    else throw new TypeError("The value of '__fjs_merged_0#/properties/queue_position' does not match schema definition.")
  
      } else {
        throw new Error('"queue_position" is required!')
      }
      
      const value_created_at_35 = obj["created_at"]
      if (value_created_at_35 !== undefined) {
        json += ",\"created_at\":"
        
        if (typeof value_created_at_35 !== 'string') {
          if (value_created_at_35 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_created_at_35 instanceof Date) {
            json += JSON_STR_QUOTE + value_created_at_35.toISOString() + JSON_STR_QUOTE
          } else if (value_created_at_35 instanceof RegExp) {
            json += asString(value_created_at_35.source)
          } else {
            json += asString(value_created_at_35.toString())
          }
        } else {
          json += asString(value_created_at_35)
        }
        
      } else {
        throw new Error('"created_at" is required!')
      }
      
      const value_updated_at_36 = obj["updated_at"]
      if (value_updated_at_36 !== undefined) {
        json += ",\"updated_at\":"
        
        if (typeof value_updated_at_36 !== 'string') {
          if (value_updated_at_36 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_updated_at_36 instanceof Date) {
            json += JSON_STR_QUOTE + value_updated_at_36.toISOString() + JSON_STR_QUOTE
          } else if (value_updated_at_36 instanceof RegExp) {
            json += asString(value_updated_at_36.source)
          } else {
            json += asString(value_updated_at_36.toString())
          }
        } else {
          json += asString(value_updated_at_36)
        }
        
      } else {
        throw new Error('"updated_at" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)}),
"CallAnalysis": lazy(() => {const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone","inlineValidators":true}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  return function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
      // "__fjs_merged_0#/properties/extracted"
      function anonymous1 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_6 = false

    for (const key of Object.keys(obj)) {
      if (
        
        obj[key] === undefined ||
        typeof obj[key] === 'function' ||
        typeof obj[key] === 'symbol'
      ) continue
      const value = obj[key]
  
        json += addComma_6 ? JSON_STR_COMMA : ((addComma_6 = true), JSON_STR_BEGIN_OBJECT)
        json += asString(key) + JSON_STR_COLONS + JSON.stringify(value)
      
    }
  if (!addComma_6) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

      // "__fjs_merged_0#"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_call_id_1 = obj["call_id"]
      if (value_call_id_1 !== undefined) {
        json += "{\"call_id\":"
        
        if (typeof value_call_id_1 !== 'string') {
          if (value_call_id_1 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_call_id_1 instanceof Date) {
            json += JSON_STR_QUOTE + value_call_id_1.toISOString() + JSON_STR_QUOTE
          } else if (value_call_id_1 instanceof RegExp) {
            json += asString(value_call_id_1.source)
          } else {
            json += asString(value_call_id_1.toString())
          }
        } else {
          json += asString(value_call_id_1)
        }
        
      } else {
        throw new Error('"call_id" is required!')
      }
      
      const value_summary_2 = obj["summary"]
      if (value_summary_2 !== undefined) {
        json += ",\"summary\":"
        
        if (typeof value_summary_2 !== 'string') {
          if (value_summary_2 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_summary_2 instanceof Date) {
            json += JSON_STR_QUOTE + value_summary_2.toISOString() + JSON_STR_QUOTE
          } else if (value_summary_2 instanceof RegExp) {
            json += asString(value_summary_2.source)
          } else {
            json += asString(value_summary_2.toString())
          }
        } else {
          json += asString(value_summary_2)
        }
        
      } else {
        throw new Error('"summary" is required!')
      }
      
      const value_success_3 = obj["success"]
      if (value_success_3 !== undefined) {
        json += ",\"success\":"
        
          if (value_success_3 === null) {
            json += JSON_STR_NULL
          }
          
          else if(typeof value_success_3 === "boolean" || value_success_3 === null) {
            json += asBoolean(value_success_3)
          }
        
    else throw new TypeError("The value of '__fjs_merged_0#/properties/success' does not match schema definition.")
  
      } else {
        throw new Error('"success" is required!')
      }
      
      const value_sentiment_4 = obj["sentiment"]
      if (value_sentiment_4 !== undefined) {
        json += ",\"sentiment\":"
        
          if (value_sentiment_4 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_sentiment_4 === "string" ||
            value_sentiment_4 === null ||
            value_sentiment_4 instanceof Date ||
            value_sentiment_4 instanceof RegExp ||
            (
              typeof value_sentiment_4 === "object" &&
              typeof value_sentiment_4.toString === "function" &&
              value_sentiment_4.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_sentiment_4 !== 'string') {
          if (value_sentiment_4 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_sentiment_4 instanceof Date) {
            json += JSON_STR_QUOTE + value_sentiment_4.toISOString() + JSON_STR_QUOTE
          } else if (value_sentiment_4 instanceof RegExp) {
            json += asString(value_sentiment_4.source)
          } else {
            json += asString(value_sentiment_4.toString())
          }
        } else {
          json += asString(value_sentiment_4)
        }
        
          }
        
    else throw new TypeError("The value of '__fjs_merged_0#/properties/sentiment' does not match schema definition.")
  
      } else {
        throw new Error('"sentiment" is required!')
      }
      
      const value_extracted_5 = obj["extracted"]
      if (value_extracted_5 !== undefined) {
        json += ",\"extracted\":"
        json += anonymous1(value_extracted_5)
      } else {
        throw new Error('"extracted" is required!')
      }
      
      const value_engine_7 = obj["engine"]
      if (value_engine_7 !== undefined) {
        json += ",\"engine\":"
        
        if (typeof value_engine_7 !== 'string') {
          if (value_engine_7 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_engine_7 instanceof Date) {
            json += JSON_STR_QUOTE + value_engine_7.toISOString() + JSON_STR_QUOTE
          } else if (value_engine_7 instanceof RegExp) {
            json += asString(value_engine_7.source)
          } else {
            json += asString(value_engine_7.toString())
          }
        } else {
          json += asString(value_engine_7)
        }
        
      } else {
        throw new Error('"engine" is required!')
      }
      
      const value_created_at_8 = obj["created_at"]
      if (value_created_at_8 !== undefined) {
        json += ",\"created_at\":"
        
        if (typeof value_created_at_8 !== 'string') {
          if (value_created_at_8 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_created_at_8 instanceof Date) {
            json += JSON_STR_QUOTE + value_created_at_8.toISOString() + JSON_STR_QUOTE
          } else if (value_created_at_8 instanceof RegExp) {
            json += asString(value_created_at_8.source)
          } else {
            json += asString(value_created_at_8.toString())
          }
        } else {
          json += asString(value_created_at_8)
        }
        
      } else {
        throw new Error('"created_at" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)}),
"CallControlResult": lazy(() => {const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone","inlineValidators":true}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  return function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
      // "__fjs_merged_0#"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_id_1 = obj["id"]
      if (value_id_1 !== undefined) {
        json += "{\"id\":"
        
        if (typeof value_id_1 !== 'string') {
          if (value_id_1 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_1 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_1.toISOString() + JSON_STR_QUOTE
          } else if (value_id_1 instanceof RegExp) {
            json += asString(value_id_1.source)
          } else {
            json += asString(value_id_1.toString())
          }
        } else {
          json += asString(value_id_1)
        }
        
      } else {
        throw new Error('"id" is required!')
      }
      
      const value_action_2 = obj["action"]
      if (value_action_2 !== undefined) {
        json += ",\"action\":"
        
        if (typeof value_action_2 !== 'string') {
          if (value_action_2 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_action_2 instanceof Date) {
            json += JSON_STR_QUOTE + value_action_2.toISOString() + JSON_STR_QUOTE
          } else if (value_action_2 instanceof RegExp) {
            json += asString(value_action_2.source)
          } else {
            json += asString(value_action_2.toString())
          }
        } else {
          json += asString(value_action_2)
        }
        
      } else {
        throw new Error('"action" is required!')
      }
      
      const value_status_3 = obj["status"]
      if (value_status_3 !== undefined) {
        json += ",\"status\":"
        
        if (typeof value_status_3 !== 'string') {
          if (value_status_3 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_status_3 instanceof Date) {
            json += JSON_STR_QUOTE + value_status_3.toISOString() + JSON_STR_QUOTE
          } else if (value_status_3 instanceof RegExp) {
            json += asString(value_status_3.source)
          } else {
            json += asString(value_status_3.toString())
          }
        } else {
          json += asString(value_status_3)
        }
        
      } else {
        throw new Error('"status" is required!')
      }
      
      const value_failure_4 = obj["failure"]
      if (value_failure_4 !== undefined) {
        json += ",\"failure\":"
        
          if (value_failure_4 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_failure_4 === "string" ||
            value_failure_4 === null ||
            value_failure_4 instanceof Date ||
            value_failure_4 instanceof RegExp ||
            (
              typeof value_failure_4 === "object" &&
              typeof value_failure_4.toString === "function" &&
              value_failure_4.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_failure_4 !== 'string') {
          if (value_failure_4 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_failure_4 instanceof Date) {
            json += JSON_STR_QUOTE + value_failure_4.toISOString() + JSON_STR_QUOTE
          } else if (value_failure_4 instanceof RegExp) {
            json += asString(value_failure_4.source)
          } else {
            json += asString(value_failure_4.toString())
          }
        } else {
          json += asString(value_failure_4)
        }
        
          }
        
    else throw new TypeError("The value of '__fjs_merged_0#/properties/failure' does not match schema definition.")
  
      } else {
        throw new Error('"failure" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)}),
"CallCost": lazy(() => {const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone","inlineValidators":true}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  return function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
      // "#/definitions/Money"
      function anonymous1 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_amount_5 = obj["amount"]
      if (value_amount_5 !== undefined) {
        json += "{\"amount\":"
        
        if (typeof value_amount_5 !== 'string') {
          if (value_amount_5 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_amount_5 instanceof Date) {
            json += JSON_STR_QUOTE + value_amount_5.toISOString() + JSON_STR_QUOTE
          } else if (value_amount_5 instanceof RegExp) {
            json += asString(value_amount_5.source)
          } else {
            json += asString(value_amount_5.toString())
          }
        } else {
          json += asString(value_amount_5)
        }
        
      } else {
        throw new Error('"amount" is required!')
      }
      
      const value_currency_6 = obj["currency"]
      if (value_currency_6 !== undefined) {
        json += ",\"currency\":"
        
        if (typeof value_currency_6 !== 'string') {
          if (value_currency_6 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_currency_6 instanceof Date) {
            json += JSON_STR_QUOTE + value_currency_6.toISOString() + JSON_STR_QUOTE
          } else if (value_currency_6 instanceof RegExp) {
            json += asString(value_currency_6.source)
          } else {
            json += asString(value_currency_6.toString())
          }
        } else {
          json += asString(value_currency_6)
        }
        
      } else {
        throw new Error('"currency" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

      // "#/definitions/CostItem"
      function anonymous3 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_item_11 = obj["item"]
      if (value_item_11 !== undefined) {
        json += "{\"item\":"
        
        if (typeof value_item_11 !== 'string') {
          if (value_item_11 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_item_11 instanceof Date) {
            json += JSON_STR_QUOTE + value_item_11.toISOString() + JSON_STR_QUOTE
          } else if (value_item_11 instanceof RegExp) {
            json += asString(value_item_11.source)
          } else {
            json += asString(value_item_11.toString())
          }
        } else {
          json += asString(value_item_11)
        }
        
      } else {
        throw new Error('"item" is required!')
      }
      
      const value_unit_12 = obj["unit"]
      if (value_unit_12 !== undefined) {
        json += ",\"unit\":"
        
        if (typeof value_unit_12 !== 'string') {
          if (value_unit_12 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_unit_12 instanceof Date) {
            json += JSON_STR_QUOTE + value_unit_12.toISOString() + JSON_STR_QUOTE
          } else if (value_unit_12 instanceof RegExp) {
            json += asString(value_unit_12.source)
          } else {
            json += asString(value_unit_12.toString())
          }
        } else {
          json += asString(value_unit_12)
        }
        
      } else {
        throw new Error('"unit" is required!')
      }
      
      const value_per_13 = obj["per"]
      if (value_per_13 !== undefined) {
        json += ",\"per\":"
        json += asInteger(value_per_13)
      } else {
        throw new Error('"per" is required!')
      }
      
      const value_price_14 = obj["price"]
      if (value_price_14 !== undefined) {
        json += ",\"price\":"
        json += anonymous1(value_price_14)
      } else {
        throw new Error('"price" is required!')
      }
      
      const value_quantity_15 = obj["quantity"]
      if (value_quantity_15 !== undefined) {
        json += ",\"quantity\":"
        json += asInteger(value_quantity_15)
      } else {
        throw new Error('"quantity" is required!')
      }
      
      const value_amount_16 = obj["amount"]
      if (value_amount_16 !== undefined) {
        json += ",\"amount\":"
        json += anonymous1(value_amount_16)
      } else {
        throw new Error('"amount" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

    function anonymous2 (obj) {
      // "__fjs_merged_0#/properties/items"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of '__fjs_merged_0#/properties/items' does not match schema definition.")
    }
    const arrayLength = obj.length
  
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        json += anonymous3(value)
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          json += anonymous3(value)
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "__fjs_merged_0#"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_call_id_1 = obj["call_id"]
      if (value_call_id_1 !== undefined) {
        json += "{\"call_id\":"
        
        if (typeof value_call_id_1 !== 'string') {
          if (value_call_id_1 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_call_id_1 instanceof Date) {
            json += JSON_STR_QUOTE + value_call_id_1.toISOString() + JSON_STR_QUOTE
          } else if (value_call_id_1 instanceof RegExp) {
            json += asString(value_call_id_1.source)
          } else {
            json += asString(value_call_id_1.toString())
          }
        } else {
          json += asString(value_call_id_1)
        }
        
      } else {
        throw new Error('"call_id" is required!')
      }
      
      const value_final_2 = obj["final"]
      if (value_final_2 !== undefined) {
        json += ",\"final\":"
        json += asBoolean(value_final_2)
      } else {
        throw new Error('"final" is required!')
      }
      
      const value_total_3 = obj["total"]
      if (value_total_3 !== undefined) {
        json += ",\"total\":"
        json += anonymous1(value_total_3)
      } else {
        throw new Error('"total" is required!')
      }
      
      const value_reserved_7 = obj["reserved"]
      if (value_reserved_7 !== undefined) {
        json += ",\"reserved\":"
        json += anonymous1(value_reserved_7)
      } else {
        throw new Error('"reserved" is required!')
      }
      
      const value_transaction_id_8 = obj["transaction_id"]
      if (value_transaction_id_8 !== undefined) {
        json += ",\"transaction_id\":"
        
          if (value_transaction_id_8 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_transaction_id_8 === "string" ||
            value_transaction_id_8 === null ||
            value_transaction_id_8 instanceof Date ||
            value_transaction_id_8 instanceof RegExp ||
            (
              typeof value_transaction_id_8 === "object" &&
              typeof value_transaction_id_8.toString === "function" &&
              value_transaction_id_8.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_transaction_id_8 !== 'string') {
          if (value_transaction_id_8 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_transaction_id_8 instanceof Date) {
            json += JSON_STR_QUOTE + value_transaction_id_8.toISOString() + JSON_STR_QUOTE
          } else if (value_transaction_id_8 instanceof RegExp) {
            json += asString(value_transaction_id_8.source)
          } else {
            json += asString(value_transaction_id_8.toString())
          }
        } else {
          json += asString(value_transaction_id_8)
        }
        
          }
        
    else throw new TypeError("The value of '__fjs_merged_0#/properties/transaction_id' does not match schema definition.")
  
      } else {
        throw new Error('"transaction_id" is required!')
      }
      
      const value_items_9 = obj["items"]
      if (value_items_9 !== undefined) {
        json += ",\"items\":"
        json += anonymous2(value_items_9)
      } else {
        throw new Error('"items" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)}),
"CallEventPage": lazy(() => {const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone","inlineValidators":true}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  return function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
      // "#/definitions/CallEvent/properties/data"
      function anonymous3 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_7 = false

    for (const key of Object.keys(obj)) {
      if (
        
        obj[key] === undefined ||
        typeof obj[key] === 'function' ||
        typeof obj[key] === 'symbol'
      ) continue
      const value = obj[key]
  
        json += addComma_7 ? JSON_STR_COMMA : ((addComma_7 = true), JSON_STR_BEGIN_OBJECT)
        json += asString(key) + JSON_STR_COLONS + JSON.stringify(value)
      
    }
  if (!addComma_7) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

      // "#/definitions/CallEvent"
      function anonymous2 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_sequence_3 = obj["sequence"]
      if (value_sequence_3 !== undefined) {
        json += "{\"sequence\":"
        json += asInteger(value_sequence_3)
      } else {
        throw new Error('"sequence" is required!')
      }
      
      const value_type_4 = obj["type"]
      if (value_type_4 !== undefined) {
        json += ",\"type\":"
        
        if (typeof value_type_4 !== 'string') {
          if (value_type_4 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_type_4 instanceof Date) {
            json += JSON_STR_QUOTE + value_type_4.toISOString() + JSON_STR_QUOTE
          } else if (value_type_4 instanceof RegExp) {
            json += asString(value_type_4.source)
          } else {
            json += asString(value_type_4.toString())
          }
        } else {
          json += asString(value_type_4)
        }
        
      } else {
        throw new Error('"type" is required!')
      }
      
      const value_at_5 = obj["at"]
      if (value_at_5 !== undefined) {
        json += ",\"at\":"
        
        if (typeof value_at_5 !== 'string') {
          if (value_at_5 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_at_5 instanceof Date) {
            json += JSON_STR_QUOTE + value_at_5.toISOString() + JSON_STR_QUOTE
          } else if (value_at_5 instanceof RegExp) {
            json += asString(value_at_5.source)
          } else {
            json += asString(value_at_5.toString())
          }
        } else {
          json += asString(value_at_5)
        }
        
      } else {
        throw new Error('"at" is required!')
      }
      
      const value_data_6 = obj["data"]
      if (value_data_6 !== undefined) {
        json += ",\"data\":"
        json += anonymous3(value_data_6)
      } else {
        throw new Error('"data" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

    function anonymous1 (obj) {
      // "__fjs_merged_0#/properties/data"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of '__fjs_merged_0#/properties/data' does not match schema definition.")
    }
    const arrayLength = obj.length
  
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        json += anonymous2(value)
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          json += anonymous2(value)
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "__fjs_merged_0#"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_data_1 = obj["data"]
      if (value_data_1 !== undefined) {
        json += "{\"data\":"
        json += anonymous1(value_data_1)
      } else {
        throw new Error('"data" is required!')
      }
      
      const value_has_more_8 = obj["has_more"]
      if (value_has_more_8 !== undefined) {
        json += ",\"has_more\":"
        json += asBoolean(value_has_more_8)
      } else {
        throw new Error('"has_more" is required!')
      }
      
      const value_next_cursor_9 = obj["next_cursor"]
      if (value_next_cursor_9 !== undefined) {
        json += ",\"next_cursor\":"
        
          if (value_next_cursor_9 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_next_cursor_9 === "string" ||
            value_next_cursor_9 === null ||
            value_next_cursor_9 instanceof Date ||
            value_next_cursor_9 instanceof RegExp ||
            (
              typeof value_next_cursor_9 === "object" &&
              typeof value_next_cursor_9.toString === "function" &&
              value_next_cursor_9.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_next_cursor_9 !== 'string') {
          if (value_next_cursor_9 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_next_cursor_9 instanceof Date) {
            json += JSON_STR_QUOTE + value_next_cursor_9.toISOString() + JSON_STR_QUOTE
          } else if (value_next_cursor_9 instanceof RegExp) {
            json += asString(value_next_cursor_9.source)
          } else {
            json += asString(value_next_cursor_9.toString())
          }
        } else {
          json += asString(value_next_cursor_9)
        }
        
          }
        
    else throw new TypeError("The value of '__fjs_merged_0#/properties/next_cursor' does not match schema definition.")
  
      } else {
        throw new Error('"next_cursor" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)}),
"CallPage": lazy(() => {const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone","inlineValidators":true}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  return function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
      // "#/definitions/Metadata"
      function anonymous3 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_18 = false

    for (const key of Object.keys(obj)) {
      if (
        
        obj[key] === undefined ||
        typeof obj[key] === 'function' ||
        typeof obj[key] === 'symbol'
      ) continue
      const value = obj[key]
  
        json += addComma_18 ? JSON_STR_COMMA : ((addComma_18 = true), JSON_STR_BEGIN_OBJECT)
        json += asString(key) + JSON_STR_COLONS + JSON.stringify(value)
      
    }
  if (!addComma_18) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

      // "#/definitions/Variables"
      function anonymous4 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_20 = false

    for (const key of Object.keys(obj)) {
      if (
        
        obj[key] === undefined ||
        typeof obj[key] === 'function' ||
        typeof obj[key] === 'symbol'
      ) continue
      const value = obj[key]
  
        json += addComma_20 ? JSON_STR_COMMA : ((addComma_20 = true), JSON_STR_BEGIN_OBJECT)
        json += asString(key) + JSON_STR_COLONS
        
          if(
            typeof value === "string" ||
            value === null ||
            value instanceof Date ||
            value instanceof RegExp ||
            (
              typeof value === "object" &&
              typeof value.toString === "function" &&
              value.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
          }
        
          else if(typeof value === "number" || value === null) {
            json += asNumber(value)
          }
        
          else if(typeof value === "boolean" || value === null) {
            json += asBoolean(value)
          }
        
    else throw new TypeError("The value of '#/definitions/Variables/additionalProperties' does not match schema definition.")
  
      
    }
  if (!addComma_20) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

    function anonymous5 (obj) {
      // "#/definitions/Tags"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of '#/definitions/Tags' does not match schema definition.")
    }
    const arrayLength = obj.length
  
      if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
        return asPlainStringArray(obj, arrayLength)
      }
      
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "#/definitions/CallLatencyOrNull"
      function anonymous6 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_NULL
        let json = ''

        
      const value_p50_ms_24 = obj["p50_ms"]
      if (value_p50_ms_24 !== undefined) {
        json += "{\"p50_ms\":"
        json += asInteger(value_p50_ms_24)
      } else {
        throw new Error('"p50_ms" is required!')
      }
      
      const value_p95_ms_25 = obj["p95_ms"]
      if (value_p95_ms_25 !== undefined) {
        json += ",\"p95_ms\":"
        json += asInteger(value_p95_ms_25)
      } else {
        throw new Error('"p95_ms" is required!')
      }
      
      const value_turns_26 = obj["turns"]
      if (value_turns_26 !== undefined) {
        json += ",\"turns\":"
        json += asInteger(value_turns_26)
      } else {
        throw new Error('"turns" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

      // "#/definitions/MoneyOrNull"
      function anonymous7 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_NULL
        let json = ''

        
      const value_amount_29 = obj["amount"]
      if (value_amount_29 !== undefined) {
        json += "{\"amount\":"
        
        if (typeof value_amount_29 !== 'string') {
          if (value_amount_29 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_amount_29 instanceof Date) {
            json += JSON_STR_QUOTE + value_amount_29.toISOString() + JSON_STR_QUOTE
          } else if (value_amount_29 instanceof RegExp) {
            json += asString(value_amount_29.source)
          } else {
            json += asString(value_amount_29.toString())
          }
        } else {
          json += asString(value_amount_29)
        }
        
      } else {
        throw new Error('"amount" is required!')
      }
      
      const value_currency_30 = obj["currency"]
      if (value_currency_30 !== undefined) {
        json += ",\"currency\":"
        
        if (typeof value_currency_30 !== 'string') {
          if (value_currency_30 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_currency_30 instanceof Date) {
            json += JSON_STR_QUOTE + value_currency_30.toISOString() + JSON_STR_QUOTE
          } else if (value_currency_30 instanceof RegExp) {
            json += asString(value_currency_30.source)
          } else {
            json += asString(value_currency_30.toString())
          }
        } else {
          json += asString(value_currency_30)
        }
        
      } else {
        throw new Error('"currency" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

    function anonymous8 (obj) {
      // "#/definitions/Call/properties/waveform"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of '#/definitions/Call/properties/waveform' does not match schema definition.")
    }
    const arrayLength = obj.length
  
        // Copying small arrays costs more than the existing loop.
        if (typeof arrayLength === 'number' && arrayLength >= 512 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
          const copy = new Array(arrayLength)
          // V8's side-effect-free JSON.stringify fast path (V8 >= 13.8) requires
          // the standard Array.prototype; a null prototype halves its throughput.
          // Only detach the prototype when a toJSON hook would otherwise be called.
          if (Array.prototype.toJSON !== undefined) Object.setPrototypeOf(copy, null)
          for (let i = 0; i < arrayLength; i++) {
            const v = obj[i]
            if (!(Number.isInteger(v))) {
              // Serialize the captured prefix, then resume at the first miss.
              // Never reread getters or read ahead of an item's coercion.
              copy.length = i
              json = JSON.stringify(copy).slice(0, -1)
              if (i > 0) json += JSON_STR_COMMA
              json += asInteger(v)
              for (i++; i < arrayLength; i++) {
                json += JSON_STR_COMMA
                const v = obj[i]
                json += asInteger(v)
              }
              return json + JSON_STR_END_ARRAY
            }
            copy[i] = v
          }
          return JSON.stringify(copy)
        }
      
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        json += asInteger(value)
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          json += asInteger(value)
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "#/definitions/Call"
      function anonymous2 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_call_id_3 = obj["call_id"]
      if (value_call_id_3 !== undefined) {
        json += "{\"call_id\":"
        
        if (typeof value_call_id_3 !== 'string') {
          if (value_call_id_3 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_call_id_3 instanceof Date) {
            json += JSON_STR_QUOTE + value_call_id_3.toISOString() + JSON_STR_QUOTE
          } else if (value_call_id_3 instanceof RegExp) {
            json += asString(value_call_id_3.source)
          } else {
            json += asString(value_call_id_3.toString())
          }
        } else {
          json += asString(value_call_id_3)
        }
        
      } else {
        throw new Error('"call_id" is required!')
      }
      
      const value_agent_id_4 = obj["agent_id"]
      if (value_agent_id_4 !== undefined) {
        json += ",\"agent_id\":"
        
        if (typeof value_agent_id_4 !== 'string') {
          if (value_agent_id_4 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_agent_id_4 instanceof Date) {
            json += JSON_STR_QUOTE + value_agent_id_4.toISOString() + JSON_STR_QUOTE
          } else if (value_agent_id_4 instanceof RegExp) {
            json += asString(value_agent_id_4.source)
          } else {
            json += asString(value_agent_id_4.toString())
          }
        } else {
          json += asString(value_agent_id_4)
        }
        
      } else {
        throw new Error('"agent_id" is required!')
      }
      
      const value_agent_version_5 = obj["agent_version"]
      if (value_agent_version_5 !== undefined) {
        json += ",\"agent_version\":"
        json += asInteger(value_agent_version_5)
      } else {
        throw new Error('"agent_version" is required!')
      }
      
      const value_direction_6 = obj["direction"]
      if (value_direction_6 !== undefined) {
        json += ",\"direction\":"
        
        if (typeof value_direction_6 !== 'string') {
          if (value_direction_6 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_direction_6 instanceof Date) {
            json += JSON_STR_QUOTE + value_direction_6.toISOString() + JSON_STR_QUOTE
          } else if (value_direction_6 instanceof RegExp) {
            json += asString(value_direction_6.source)
          } else {
            json += asString(value_direction_6.toString())
          }
        } else {
          json += asString(value_direction_6)
        }
        
      } else {
        throw new Error('"direction" is required!')
      }
      
      const value_channel_7 = obj["channel"]
      if (value_channel_7 !== undefined) {
        json += ",\"channel\":"
        
        if (typeof value_channel_7 !== 'string') {
          if (value_channel_7 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_channel_7 instanceof Date) {
            json += JSON_STR_QUOTE + value_channel_7.toISOString() + JSON_STR_QUOTE
          } else if (value_channel_7 instanceof RegExp) {
            json += asString(value_channel_7.source)
          } else {
            json += asString(value_channel_7.toString())
          }
        } else {
          json += asString(value_channel_7)
        }
        
      } else {
        throw new Error('"channel" is required!')
      }
      
      const value_to_number_8 = obj["to_number"]
      if (value_to_number_8 !== undefined) {
        json += ",\"to_number\":"
        
          if (value_to_number_8 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_to_number_8 === "string" ||
            value_to_number_8 === null ||
            value_to_number_8 instanceof Date ||
            value_to_number_8 instanceof RegExp ||
            (
              typeof value_to_number_8 === "object" &&
              typeof value_to_number_8.toString === "function" &&
              value_to_number_8.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_to_number_8 !== 'string') {
          if (value_to_number_8 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_to_number_8 instanceof Date) {
            json += JSON_STR_QUOTE + value_to_number_8.toISOString() + JSON_STR_QUOTE
          } else if (value_to_number_8 instanceof RegExp) {
            json += asString(value_to_number_8.source)
          } else {
            json += asString(value_to_number_8.toString())
          }
        } else {
          json += asString(value_to_number_8)
        }
        
          }
        
    else throw new TypeError("The value of '#/definitions/Call/properties/to_number' does not match schema definition.")
  
      } else {
        throw new Error('"to_number" is required!')
      }
      
      const value_from_number_9 = obj["from_number"]
      if (value_from_number_9 !== undefined) {
        json += ",\"from_number\":"
        
          if (value_from_number_9 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_from_number_9 === "string" ||
            value_from_number_9 === null ||
            value_from_number_9 instanceof Date ||
            value_from_number_9 instanceof RegExp ||
            (
              typeof value_from_number_9 === "object" &&
              typeof value_from_number_9.toString === "function" &&
              value_from_number_9.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_from_number_9 !== 'string') {
          if (value_from_number_9 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_from_number_9 instanceof Date) {
            json += JSON_STR_QUOTE + value_from_number_9.toISOString() + JSON_STR_QUOTE
          } else if (value_from_number_9 instanceof RegExp) {
            json += asString(value_from_number_9.source)
          } else {
            json += asString(value_from_number_9.toString())
          }
        } else {
          json += asString(value_from_number_9)
        }
        
          }
        
    else throw new TypeError("The value of '#/definitions/Call/properties/from_number' does not match schema definition.")
  
      } else {
        throw new Error('"from_number" is required!')
      }
      
      const value_status_10 = obj["status"]
      if (value_status_10 !== undefined) {
        json += ",\"status\":"
        
        if (typeof value_status_10 !== 'string') {
          if (value_status_10 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_status_10 instanceof Date) {
            json += JSON_STR_QUOTE + value_status_10.toISOString() + JSON_STR_QUOTE
          } else if (value_status_10 instanceof RegExp) {
            json += asString(value_status_10.source)
          } else {
            json += asString(value_status_10.toString())
          }
        } else {
          json += asString(value_status_10)
        }
        
      } else {
        throw new Error('"status" is required!')
      }
      
      const value_end_reason_11 = obj["end_reason"]
      if (value_end_reason_11 !== undefined) {
        json += ",\"end_reason\":"
        
      if (value_end_reason_11 === null) {
        json += JSON_STR_NULL
      } else {
    
        if (typeof value_end_reason_11 !== 'string') {
          if (value_end_reason_11 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_end_reason_11 instanceof Date) {
            json += JSON_STR_QUOTE + value_end_reason_11.toISOString() + JSON_STR_QUOTE
          } else if (value_end_reason_11 instanceof RegExp) {
            json += asString(value_end_reason_11.source)
          } else {
            json += asString(value_end_reason_11.toString())
          }
        } else {
          json += asString(value_end_reason_11)
        }
        
      }
    
      } else {
        throw new Error('"end_reason" is required!')
      }
      
      const value_end_detail_12 = obj["end_detail"]
      if (value_end_detail_12 !== undefined) {
        json += ",\"end_detail\":"
        
          if (value_end_detail_12 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_end_detail_12 === "string" ||
            value_end_detail_12 === null ||
            value_end_detail_12 instanceof Date ||
            value_end_detail_12 instanceof RegExp ||
            (
              typeof value_end_detail_12 === "object" &&
              typeof value_end_detail_12.toString === "function" &&
              value_end_detail_12.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_end_detail_12 !== 'string') {
          if (value_end_detail_12 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_end_detail_12 instanceof Date) {
            json += JSON_STR_QUOTE + value_end_detail_12.toISOString() + JSON_STR_QUOTE
          } else if (value_end_detail_12 instanceof RegExp) {
            json += asString(value_end_detail_12.source)
          } else {
            json += asString(value_end_detail_12.toString())
          }
        } else {
          json += asString(value_end_detail_12)
        }
        
          }
        
    else throw new TypeError("The value of '#/definitions/Call/properties/end_detail' does not match schema definition.")
  
      } else {
        throw new Error('"end_detail" is required!')
      }
      
      const value_duration_13 = obj["duration"]
      if (value_duration_13 !== undefined) {
        json += ",\"duration\":"
        json += asNumber(value_duration_13)
      } else {
        throw new Error('"duration" is required!')
      }
      
      const value_start_time_14 = obj["start_time"]
      if (value_start_time_14 !== undefined) {
        json += ",\"start_time\":"
        
          if (value_start_time_14 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_start_time_14 === "string" ||
            value_start_time_14 === null ||
            value_start_time_14 instanceof Date ||
            value_start_time_14 instanceof RegExp ||
            (
              typeof value_start_time_14 === "object" &&
              typeof value_start_time_14.toString === "function" &&
              value_start_time_14.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_start_time_14)
          }
        
    else throw new TypeError("The value of '#/definitions/NullableTimestamp' does not match schema definition.")
  
      } else {
        throw new Error('"start_time" is required!')
      }
      
      const value_end_time_15 = obj["end_time"]
      if (value_end_time_15 !== undefined) {
        json += ",\"end_time\":"
        
          if (value_end_time_15 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_end_time_15 === "string" ||
            value_end_time_15 === null ||
            value_end_time_15 instanceof Date ||
            value_end_time_15 instanceof RegExp ||
            (
              typeof value_end_time_15 === "object" &&
              typeof value_end_time_15.toString === "function" &&
              value_end_time_15.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_end_time_15)
          }
        
    else throw new TypeError("The value of '#/definitions/NullableTimestamp' does not match schema definition.")
  
      } else {
        throw new Error('"end_time" is required!')
      }
      
      const value_schedule_id_16 = obj["schedule_id"]
      if (value_schedule_id_16 !== undefined) {
        json += ",\"schedule_id\":"
        
          if (value_schedule_id_16 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_schedule_id_16 === "string" ||
            value_schedule_id_16 === null ||
            value_schedule_id_16 instanceof Date ||
            value_schedule_id_16 instanceof RegExp ||
            (
              typeof value_schedule_id_16 === "object" &&
              typeof value_schedule_id_16.toString === "function" &&
              value_schedule_id_16.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_schedule_id_16 !== 'string') {
          if (value_schedule_id_16 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_schedule_id_16 instanceof Date) {
            json += JSON_STR_QUOTE + value_schedule_id_16.toISOString() + JSON_STR_QUOTE
          } else if (value_schedule_id_16 instanceof RegExp) {
            json += asString(value_schedule_id_16.source)
          } else {
            json += asString(value_schedule_id_16.toString())
          }
        } else {
          json += asString(value_schedule_id_16)
        }
        
          }
        
    else throw new TypeError("The value of '#/definitions/Call/properties/schedule_id' does not match schema definition.")
  
      } else {
        throw new Error('"schedule_id" is required!')
      }
      
      const value_metadata_17 = obj["metadata"]
      if (value_metadata_17 !== undefined) {
        json += ",\"metadata\":"
        json += anonymous3(value_metadata_17)
      } else {
        throw new Error('"metadata" is required!')
      }
      
      const value_variables_19 = obj["variables"]
      if (value_variables_19 !== undefined) {
        json += ",\"variables\":"
        json += anonymous4(value_variables_19)
      } else {
        throw new Error('"variables" is required!')
      }
      
      const value_tags_21 = obj["tags"]
      if (value_tags_21 !== undefined) {
        json += ",\"tags\":"
        json += anonymous5(value_tags_21)
      } else {
        throw new Error('"tags" is required!')
      }
      
      const value_latency_22 = obj["latency"]
      if (value_latency_22 !== undefined) {
        json += ",\"latency\":"
        
      if (value_latency_22 === null) {
        json += JSON_STR_NULL
      } else {
    json += anonymous6(value_latency_22)
      }
    
      } else {
        throw new Error('"latency" is required!')
      }
      
      const value_cost_27 = obj["cost"]
      if (value_cost_27 !== undefined) {
        json += ",\"cost\":"
        
      if (value_cost_27 === null) {
        json += JSON_STR_NULL
      } else {
    json += anonymous7(value_cost_27)
      }
    
      } else {
        throw new Error('"cost" is required!')
      }
      
      const value_recording_url_31 = obj["recording_url"]
      if (value_recording_url_31 !== undefined) {
        json += ",\"recording_url\":"
        
          if (value_recording_url_31 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_recording_url_31 === "string" ||
            value_recording_url_31 === null ||
            value_recording_url_31 instanceof Date ||
            value_recording_url_31 instanceof RegExp ||
            (
              typeof value_recording_url_31 === "object" &&
              typeof value_recording_url_31.toString === "function" &&
              value_recording_url_31.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_recording_url_31 !== 'string') {
          if (value_recording_url_31 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_recording_url_31 instanceof Date) {
            json += JSON_STR_QUOTE + value_recording_url_31.toISOString() + JSON_STR_QUOTE
          } else if (value_recording_url_31 instanceof RegExp) {
            json += asString(value_recording_url_31.source)
          } else {
            json += asString(value_recording_url_31.toString())
          }
        } else {
          json += asString(value_recording_url_31)
        }
        
          }
        
    else throw new TypeError("The value of '#/definitions/Call/properties/recording_url' does not match schema definition.")
  
      } else {
        throw new Error('"recording_url" is required!')
      }
      
      const value_recording_play_url_32 = obj["recording_play_url"]
      if (value_recording_play_url_32 !== undefined) {
        json += ",\"recording_play_url\":"
        
          if (value_recording_play_url_32 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_recording_play_url_32 === "string" ||
            value_recording_play_url_32 === null ||
            value_recording_play_url_32 instanceof Date ||
            value_recording_play_url_32 instanceof RegExp ||
            (
              typeof value_recording_play_url_32 === "object" &&
              typeof value_recording_play_url_32.toString === "function" &&
              value_recording_play_url_32.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_recording_play_url_32 !== 'string') {
          if (value_recording_play_url_32 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_recording_play_url_32 instanceof Date) {
            json += JSON_STR_QUOTE + value_recording_play_url_32.toISOString() + JSON_STR_QUOTE
          } else if (value_recording_play_url_32 instanceof RegExp) {
            json += asString(value_recording_play_url_32.source)
          } else {
            json += asString(value_recording_play_url_32.toString())
          }
        } else {
          json += asString(value_recording_play_url_32)
        }
        
          }
        
    else throw new TypeError("The value of '#/definitions/Call/properties/recording_play_url' does not match schema definition.")
  
      } else {
        throw new Error('"recording_play_url" is required!')
      }
      
      const value_transcript_url_33 = obj["transcript_url"]
      if (value_transcript_url_33 !== undefined) {
        json += ",\"transcript_url\":"
        
        if (typeof value_transcript_url_33 !== 'string') {
          if (value_transcript_url_33 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_transcript_url_33 instanceof Date) {
            json += JSON_STR_QUOTE + value_transcript_url_33.toISOString() + JSON_STR_QUOTE
          } else if (value_transcript_url_33 instanceof RegExp) {
            json += asString(value_transcript_url_33.source)
          } else {
            json += asString(value_transcript_url_33.toString())
          }
        } else {
          json += asString(value_transcript_url_33)
        }
        
      } else {
        throw new Error('"transcript_url" is required!')
      }
      
      const value_waveform_34 = obj["waveform"]
      if (value_waveform_34 !== undefined) {
        json += ",\"waveform\":"
        
          if (value_waveform_34 === null) {
            json += JSON_STR_NULL
          }
          
          else if(Array.isArray(value_waveform_34)) {
            json += anonymous8(value_waveform_34)
          }
        
    else throw new TypeError("The value of '#/definitions/Call/properties/waveform' does not match schema definition.")
  
      } else {
        throw new Error('"waveform" is required!')
      }
      
      const value_queue_reason_35 = obj["queue_reason"]
      if (value_queue_reason_35 !== undefined) {
        json += ",\"queue_reason\":"
        
          if (value_queue_reason_35 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_queue_reason_35 === "string" ||
            value_queue_reason_35 === null ||
            value_queue_reason_35 instanceof Date ||
            value_queue_reason_35 instanceof RegExp ||
            (
              typeof value_queue_reason_35 === "object" &&
              typeof value_queue_reason_35.toString === "function" &&
              value_queue_reason_35.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_queue_reason_35 !== 'string') {
          if (value_queue_reason_35 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_queue_reason_35 instanceof Date) {
            json += JSON_STR_QUOTE + value_queue_reason_35.toISOString() + JSON_STR_QUOTE
          } else if (value_queue_reason_35 instanceof RegExp) {
            json += asString(value_queue_reason_35.source)
          } else {
            json += asString(value_queue_reason_35.toString())
          }
        } else {
          json += asString(value_queue_reason_35)
        }
        
          }
        
    else throw new TypeError("The value of '#/definitions/Call/properties/queue_reason' does not match schema definition.")
  
      } else {
        throw new Error('"queue_reason" is required!')
      }
      
      const value_queue_position_36 = obj["queue_position"]
      if (value_queue_position_36 !== undefined) {
        json += ",\"queue_position\":"
        
          if (value_queue_position_36 === null) {
            json += JSON_STR_NULL
          }
          
          else if(Number.isInteger(value_queue_position_36) || value_queue_position_36 === null) {
            json += asInteger(value_queue_position_36)
          }
        
    else throw new TypeError("The value of '#/definitions/Call/properties/queue_position' does not match schema definition.")
  
      } else {
        throw new Error('"queue_position" is required!')
      }
      
      const value_created_at_37 = obj["created_at"]
      if (value_created_at_37 !== undefined) {
        json += ",\"created_at\":"
        
        if (typeof value_created_at_37 !== 'string') {
          if (value_created_at_37 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_created_at_37 instanceof Date) {
            json += JSON_STR_QUOTE + value_created_at_37.toISOString() + JSON_STR_QUOTE
          } else if (value_created_at_37 instanceof RegExp) {
            json += asString(value_created_at_37.source)
          } else {
            json += asString(value_created_at_37.toString())
          }
        } else {
          json += asString(value_created_at_37)
        }
        
      } else {
        throw new Error('"created_at" is required!')
      }
      
      const value_updated_at_38 = obj["updated_at"]
      if (value_updated_at_38 !== undefined) {
        json += ",\"updated_at\":"
        
        if (typeof value_updated_at_38 !== 'string') {
          if (value_updated_at_38 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_updated_at_38 instanceof Date) {
            json += JSON_STR_QUOTE + value_updated_at_38.toISOString() + JSON_STR_QUOTE
          } else if (value_updated_at_38 instanceof RegExp) {
            json += asString(value_updated_at_38.source)
          } else {
            json += asString(value_updated_at_38.toString())
          }
        } else {
          json += asString(value_updated_at_38)
        }
        
      } else {
        throw new Error('"updated_at" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

    function anonymous1 (obj) {
      // "__fjs_merged_0#/properties/data"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of '__fjs_merged_0#/properties/data' does not match schema definition.")
    }
    const arrayLength = obj.length
  
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        json += anonymous2(value)
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          json += anonymous2(value)
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "__fjs_merged_0#"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_data_1 = obj["data"]
      if (value_data_1 !== undefined) {
        json += "{\"data\":"
        json += anonymous1(value_data_1)
      } else {
        throw new Error('"data" is required!')
      }
      
      const value_has_more_39 = obj["has_more"]
      if (value_has_more_39 !== undefined) {
        json += ",\"has_more\":"
        json += asBoolean(value_has_more_39)
      } else {
        throw new Error('"has_more" is required!')
      }
      
      const value_next_cursor_40 = obj["next_cursor"]
      if (value_next_cursor_40 !== undefined) {
        json += ",\"next_cursor\":"
        
          if (value_next_cursor_40 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_next_cursor_40 === "string" ||
            value_next_cursor_40 === null ||
            value_next_cursor_40 instanceof Date ||
            value_next_cursor_40 instanceof RegExp ||
            (
              typeof value_next_cursor_40 === "object" &&
              typeof value_next_cursor_40.toString === "function" &&
              value_next_cursor_40.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_next_cursor_40 !== 'string') {
          if (value_next_cursor_40 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_next_cursor_40 instanceof Date) {
            json += JSON_STR_QUOTE + value_next_cursor_40.toISOString() + JSON_STR_QUOTE
          } else if (value_next_cursor_40 instanceof RegExp) {
            json += asString(value_next_cursor_40.source)
          } else {
            json += asString(value_next_cursor_40.toString())
          }
        } else {
          json += asString(value_next_cursor_40)
        }
        
          }
        
    else throw new TypeError("The value of '__fjs_merged_0#/properties/next_cursor' does not match schema definition.")
  
      } else {
        throw new Error('"next_cursor" is required!')
      }
      
      const value_total_41 = obj["total"]
      if (value_total_41 !== undefined) {
        json += ",\"total\":"
        json += asInteger(value_total_41)
      }

return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)}),
"DeliveryReplayResult": lazy(() => {const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone","inlineValidators":true}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  return function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
      // "__fjs_merged_0#"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_replayed_1 = obj["replayed"]
      if (value_replayed_1 !== undefined) {
        json += "{\"replayed\":"
        json += asInteger(value_replayed_1)
      } else {
        throw new Error('"replayed" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)}),
"DncImport": lazy(() => {const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone","inlineValidators":true}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  return function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
      // "#/definitions/RejectedRow"
      function anonymous2 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_row_6 = obj["row"]
      if (value_row_6 !== undefined) {
        json += "{\"row\":"
        json += asInteger(value_row_6)
      } else {
        throw new Error('"row" is required!')
      }
      
      const value_reason_7 = obj["reason"]
      if (value_reason_7 !== undefined) {
        json += ",\"reason\":"
        
        if (typeof value_reason_7 !== 'string') {
          if (value_reason_7 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_reason_7 instanceof Date) {
            json += JSON_STR_QUOTE + value_reason_7.toISOString() + JSON_STR_QUOTE
          } else if (value_reason_7 instanceof RegExp) {
            json += asString(value_reason_7.source)
          } else {
            json += asString(value_reason_7.toString())
          }
        } else {
          json += asString(value_reason_7)
        }
        
      } else {
        throw new Error('"reason" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

    function anonymous1 (obj) {
      // "__fjs_merged_0#/properties/rows"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of '__fjs_merged_0#/properties/rows' does not match schema definition.")
    }
    const arrayLength = obj.length
  
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        json += anonymous2(value)
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          json += anonymous2(value)
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "__fjs_merged_0#"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_accepted_1 = obj["accepted"]
      if (value_accepted_1 !== undefined) {
        json += "{\"accepted\":"
        json += asInteger(value_accepted_1)
      } else {
        throw new Error('"accepted" is required!')
      }
      
      const value_duplicate_2 = obj["duplicate"]
      if (value_duplicate_2 !== undefined) {
        json += ",\"duplicate\":"
        json += asInteger(value_duplicate_2)
      } else {
        throw new Error('"duplicate" is required!')
      }
      
      const value_rejected_3 = obj["rejected"]
      if (value_rejected_3 !== undefined) {
        json += ",\"rejected\":"
        json += asInteger(value_rejected_3)
      } else {
        throw new Error('"rejected" is required!')
      }
      
      const value_rows_4 = obj["rows"]
      if (value_rows_4 !== undefined) {
        json += ",\"rows\":"
        json += anonymous1(value_rows_4)
      } else {
        throw new Error('"rows" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)}),
"DncNumberPage": lazy(() => {const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone","inlineValidators":true}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  return function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
      // "#/definitions/DncNumber"
      function anonymous2 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_number_3 = obj["number"]
      if (value_number_3 !== undefined) {
        json += "{\"number\":"
        
        if (typeof value_number_3 !== 'string') {
          if (value_number_3 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_number_3 instanceof Date) {
            json += JSON_STR_QUOTE + value_number_3.toISOString() + JSON_STR_QUOTE
          } else if (value_number_3 instanceof RegExp) {
            json += asString(value_number_3.source)
          } else {
            json += asString(value_number_3.toString())
          }
        } else {
          json += asString(value_number_3)
        }
        
      } else {
        throw new Error('"number" is required!')
      }
      
      const value_reason_4 = obj["reason"]
      if (value_reason_4 !== undefined) {
        json += ",\"reason\":"
        
          if (value_reason_4 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_reason_4 === "string" ||
            value_reason_4 === null ||
            value_reason_4 instanceof Date ||
            value_reason_4 instanceof RegExp ||
            (
              typeof value_reason_4 === "object" &&
              typeof value_reason_4.toString === "function" &&
              value_reason_4.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_reason_4 !== 'string') {
          if (value_reason_4 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_reason_4 instanceof Date) {
            json += JSON_STR_QUOTE + value_reason_4.toISOString() + JSON_STR_QUOTE
          } else if (value_reason_4 instanceof RegExp) {
            json += asString(value_reason_4.source)
          } else {
            json += asString(value_reason_4.toString())
          }
        } else {
          json += asString(value_reason_4)
        }
        
          }
        
    else throw new TypeError("The value of '#/definitions/DncNumber/properties/reason' does not match schema definition.")
  
      } else {
        throw new Error('"reason" is required!')
      }
      
      const value_call_id_5 = obj["call_id"]
      if (value_call_id_5 !== undefined) {
        json += ",\"call_id\":"
        
          if (value_call_id_5 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_call_id_5 === "string" ||
            value_call_id_5 === null ||
            value_call_id_5 instanceof Date ||
            value_call_id_5 instanceof RegExp ||
            (
              typeof value_call_id_5 === "object" &&
              typeof value_call_id_5.toString === "function" &&
              value_call_id_5.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_call_id_5 !== 'string') {
          if (value_call_id_5 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_call_id_5 instanceof Date) {
            json += JSON_STR_QUOTE + value_call_id_5.toISOString() + JSON_STR_QUOTE
          } else if (value_call_id_5 instanceof RegExp) {
            json += asString(value_call_id_5.source)
          } else {
            json += asString(value_call_id_5.toString())
          }
        } else {
          json += asString(value_call_id_5)
        }
        
          }
        
    else throw new TypeError("The value of '#/definitions/DncNumber/properties/call_id' does not match schema definition.")
  
      } else {
        throw new Error('"call_id" is required!')
      }
      
      const value_created_at_6 = obj["created_at"]
      if (value_created_at_6 !== undefined) {
        json += ",\"created_at\":"
        
        if (typeof value_created_at_6 !== 'string') {
          if (value_created_at_6 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_created_at_6 instanceof Date) {
            json += JSON_STR_QUOTE + value_created_at_6.toISOString() + JSON_STR_QUOTE
          } else if (value_created_at_6 instanceof RegExp) {
            json += asString(value_created_at_6.source)
          } else {
            json += asString(value_created_at_6.toString())
          }
        } else {
          json += asString(value_created_at_6)
        }
        
      } else {
        throw new Error('"created_at" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

    function anonymous1 (obj) {
      // "__fjs_merged_0#/properties/data"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of '__fjs_merged_0#/properties/data' does not match schema definition.")
    }
    const arrayLength = obj.length
  
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        json += anonymous2(value)
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          json += anonymous2(value)
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "__fjs_merged_0#"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_data_1 = obj["data"]
      if (value_data_1 !== undefined) {
        json += "{\"data\":"
        json += anonymous1(value_data_1)
      } else {
        throw new Error('"data" is required!')
      }
      
      const value_has_more_7 = obj["has_more"]
      if (value_has_more_7 !== undefined) {
        json += ",\"has_more\":"
        json += asBoolean(value_has_more_7)
      } else {
        throw new Error('"has_more" is required!')
      }
      
      const value_next_cursor_8 = obj["next_cursor"]
      if (value_next_cursor_8 !== undefined) {
        json += ",\"next_cursor\":"
        
          if (value_next_cursor_8 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_next_cursor_8 === "string" ||
            value_next_cursor_8 === null ||
            value_next_cursor_8 instanceof Date ||
            value_next_cursor_8 instanceof RegExp ||
            (
              typeof value_next_cursor_8 === "object" &&
              typeof value_next_cursor_8.toString === "function" &&
              value_next_cursor_8.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_next_cursor_8 !== 'string') {
          if (value_next_cursor_8 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_next_cursor_8 instanceof Date) {
            json += JSON_STR_QUOTE + value_next_cursor_8.toISOString() + JSON_STR_QUOTE
          } else if (value_next_cursor_8 instanceof RegExp) {
            json += asString(value_next_cursor_8.source)
          } else {
            json += asString(value_next_cursor_8.toString())
          }
        } else {
          json += asString(value_next_cursor_8)
        }
        
          }
        
    else throw new TypeError("The value of '__fjs_merged_0#/properties/next_cursor' does not match schema definition.")
  
      } else {
        throw new Error('"next_cursor" is required!')
      }
      
      const value_total_9 = obj["total"]
      if (value_total_9 !== undefined) {
        json += ",\"total\":"
        json += asInteger(value_total_9)
      }

return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)}),
"FunctionTestResult": lazy(() => {const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone","inlineValidators":true}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  return function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
      // "#/definitions/SentRequest/properties/headers"
      function anonymous2 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_11 = false

    for (const key of Object.keys(obj)) {
      if (
        
        obj[key] === undefined ||
        typeof obj[key] === 'function' ||
        typeof obj[key] === 'symbol'
      ) continue
      const value = obj[key]
  
        json += addComma_11 ? JSON_STR_COMMA : ((addComma_11 = true), JSON_STR_BEGIN_OBJECT)
        json += asString(key) + JSON_STR_COLONS
        
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
      
    }
  if (!addComma_11) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

      // "#/definitions/SentRequest"
      function anonymous1 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_method_8 = obj["method"]
      if (value_method_8 !== undefined) {
        json += "{\"method\":"
        
        if (typeof value_method_8 !== 'string') {
          if (value_method_8 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_method_8 instanceof Date) {
            json += JSON_STR_QUOTE + value_method_8.toISOString() + JSON_STR_QUOTE
          } else if (value_method_8 instanceof RegExp) {
            json += asString(value_method_8.source)
          } else {
            json += asString(value_method_8.toString())
          }
        } else {
          json += asString(value_method_8)
        }
        
      } else {
        throw new Error('"method" is required!')
      }
      
      const value_url_9 = obj["url"]
      if (value_url_9 !== undefined) {
        json += ",\"url\":"
        
        if (typeof value_url_9 !== 'string') {
          if (value_url_9 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_url_9 instanceof Date) {
            json += JSON_STR_QUOTE + value_url_9.toISOString() + JSON_STR_QUOTE
          } else if (value_url_9 instanceof RegExp) {
            json += asString(value_url_9.source)
          } else {
            json += asString(value_url_9.toString())
          }
        } else {
          json += asString(value_url_9)
        }
        
      } else {
        throw new Error('"url" is required!')
      }
      
      const value_headers_10 = obj["headers"]
      if (value_headers_10 !== undefined) {
        json += ",\"headers\":"
        json += anonymous2(value_headers_10)
      } else {
        throw new Error('"headers" is required!')
      }
      
      const value_body_12 = obj["body"]
      if (value_body_12 !== undefined) {
        json += ",\"body\":"
        
        if (typeof value_body_12 !== 'string') {
          if (value_body_12 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_body_12 instanceof Date) {
            json += JSON_STR_QUOTE + value_body_12.toISOString() + JSON_STR_QUOTE
          } else if (value_body_12 instanceof RegExp) {
            json += asString(value_body_12.source)
          } else {
            json += asString(value_body_12.toString())
          }
        } else {
          json += asString(value_body_12)
        }
        
      } else {
        throw new Error('"body" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

      // "__fjs_merged_0#"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_ok_1 = obj["ok"]
      if (value_ok_1 !== undefined) {
        json += "{\"ok\":"
        json += asBoolean(value_ok_1)
      } else {
        throw new Error('"ok" is required!')
      }
      
      const value_status_2 = obj["status"]
      if (value_status_2 !== undefined) {
        json += ",\"status\":"
        
          if (value_status_2 === null) {
            json += JSON_STR_NULL
          }
          
          else if(Number.isInteger(value_status_2) || value_status_2 === null) {
            json += asInteger(value_status_2)
          }
        
    else throw new TypeError("The value of '__fjs_merged_0#/properties/status' does not match schema definition.")
  
      } else {
        throw new Error('"status" is required!')
      }
      
      const value_body_3 = obj["body"]
      if (value_body_3 !== undefined) {
        json += ",\"body\":"
        
          if (value_body_3 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_body_3 === "string" ||
            value_body_3 === null ||
            value_body_3 instanceof Date ||
            value_body_3 instanceof RegExp ||
            (
              typeof value_body_3 === "object" &&
              typeof value_body_3.toString === "function" &&
              value_body_3.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_body_3 !== 'string') {
          if (value_body_3 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_body_3 instanceof Date) {
            json += JSON_STR_QUOTE + value_body_3.toISOString() + JSON_STR_QUOTE
          } else if (value_body_3 instanceof RegExp) {
            json += asString(value_body_3.source)
          } else {
            json += asString(value_body_3.toString())
          }
        } else {
          json += asString(value_body_3)
        }
        
          }
        
    else throw new TypeError("The value of '__fjs_merged_0#/properties/body' does not match schema definition.")
  
      } else {
        throw new Error('"body" is required!')
      }
      
      const value_error_4 = obj["error"]
      if (value_error_4 !== undefined) {
        json += ",\"error\":"
        
          if (value_error_4 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_error_4 === "string" ||
            value_error_4 === null ||
            value_error_4 instanceof Date ||
            value_error_4 instanceof RegExp ||
            (
              typeof value_error_4 === "object" &&
              typeof value_error_4.toString === "function" &&
              value_error_4.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_error_4 !== 'string') {
          if (value_error_4 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_error_4 instanceof Date) {
            json += JSON_STR_QUOTE + value_error_4.toISOString() + JSON_STR_QUOTE
          } else if (value_error_4 instanceof RegExp) {
            json += asString(value_error_4.source)
          } else {
            json += asString(value_error_4.toString())
          }
        } else {
          json += asString(value_error_4)
        }
        
          }
        
    else throw new TypeError("The value of '__fjs_merged_0#/properties/error' does not match schema definition.")
  
      } else {
        throw new Error('"error" is required!')
      }
      
      const value_duration_ms_5 = obj["duration_ms"]
      if (value_duration_ms_5 !== undefined) {
        json += ",\"duration_ms\":"
        json += asInteger(value_duration_ms_5)
      } else {
        throw new Error('"duration_ms" is required!')
      }
      
      const value_request_6 = obj["request"]
      if (value_request_6 !== undefined) {
        json += ",\"request\":"
        json += anonymous1(value_request_6)
      } else {
        throw new Error('"request" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)}),
"LanguagePage": lazy(() => {const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone","inlineValidators":true}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  return function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
    function anonymous3 (obj) {
      // "#/definitions/Language/properties/stt"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of '#/definitions/Language/properties/stt' does not match schema definition.")
    }
    const arrayLength = obj.length
  
      if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
        return asPlainStringArray(obj, arrayLength)
      }
      
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        }
      }
      return json + JSON_STR_END_ARRAY
    }

    function anonymous4 (obj) {
      // "#/definitions/Language/properties/tts"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of '#/definitions/Language/properties/tts' does not match schema definition.")
    }
    const arrayLength = obj.length
  
      if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
        return asPlainStringArray(obj, arrayLength)
      }
      
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "#/definitions/Language"
      function anonymous2 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_code_3 = obj["code"]
      if (value_code_3 !== undefined) {
        json += "{\"code\":"
        
        if (typeof value_code_3 !== 'string') {
          if (value_code_3 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_code_3 instanceof Date) {
            json += JSON_STR_QUOTE + value_code_3.toISOString() + JSON_STR_QUOTE
          } else if (value_code_3 instanceof RegExp) {
            json += asString(value_code_3.source)
          } else {
            json += asString(value_code_3.toString())
          }
        } else {
          json += asString(value_code_3)
        }
        
      } else {
        throw new Error('"code" is required!')
      }
      
      const value_name_4 = obj["name"]
      if (value_name_4 !== undefined) {
        json += ",\"name\":"
        
        if (typeof value_name_4 !== 'string') {
          if (value_name_4 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_name_4 instanceof Date) {
            json += JSON_STR_QUOTE + value_name_4.toISOString() + JSON_STR_QUOTE
          } else if (value_name_4 instanceof RegExp) {
            json += asString(value_name_4.source)
          } else {
            json += asString(value_name_4.toString())
          }
        } else {
          json += asString(value_name_4)
        }
        
      } else {
        throw new Error('"name" is required!')
      }
      
      const value_stt_5 = obj["stt"]
      if (value_stt_5 !== undefined) {
        json += ",\"stt\":"
        json += anonymous3(value_stt_5)
      } else {
        throw new Error('"stt" is required!')
      }
      
      const value_tts_6 = obj["tts"]
      if (value_tts_6 !== undefined) {
        json += ",\"tts\":"
        json += anonymous4(value_tts_6)
      } else {
        throw new Error('"tts" is required!')
      }
      
      const value_voices_7 = obj["voices"]
      if (value_voices_7 !== undefined) {
        json += ",\"voices\":"
        json += asInteger(value_voices_7)
      } else {
        throw new Error('"voices" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

    function anonymous1 (obj) {
      // "__fjs_merged_0#/properties/data"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of '__fjs_merged_0#/properties/data' does not match schema definition.")
    }
    const arrayLength = obj.length
  
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        json += anonymous2(value)
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          json += anonymous2(value)
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "__fjs_merged_0#"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_data_1 = obj["data"]
      if (value_data_1 !== undefined) {
        json += "{\"data\":"
        json += anonymous1(value_data_1)
      } else {
        throw new Error('"data" is required!')
      }
      
      const value_has_more_8 = obj["has_more"]
      if (value_has_more_8 !== undefined) {
        json += ",\"has_more\":"
        json += asBoolean(value_has_more_8)
      } else {
        throw new Error('"has_more" is required!')
      }
      
      const value_next_cursor_9 = obj["next_cursor"]
      if (value_next_cursor_9 !== undefined) {
        json += ",\"next_cursor\":"
        
          if (value_next_cursor_9 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_next_cursor_9 === "string" ||
            value_next_cursor_9 === null ||
            value_next_cursor_9 instanceof Date ||
            value_next_cursor_9 instanceof RegExp ||
            (
              typeof value_next_cursor_9 === "object" &&
              typeof value_next_cursor_9.toString === "function" &&
              value_next_cursor_9.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_next_cursor_9 !== 'string') {
          if (value_next_cursor_9 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_next_cursor_9 instanceof Date) {
            json += JSON_STR_QUOTE + value_next_cursor_9.toISOString() + JSON_STR_QUOTE
          } else if (value_next_cursor_9 instanceof RegExp) {
            json += asString(value_next_cursor_9.source)
          } else {
            json += asString(value_next_cursor_9.toString())
          }
        } else {
          json += asString(value_next_cursor_9)
        }
        
          }
        
    else throw new TypeError("The value of '__fjs_merged_0#/properties/next_cursor' does not match schema definition.")
  
      } else {
        throw new Error('"next_cursor" is required!')
      }
      
      const value_total_10 = obj["total"]
      if (value_total_10 !== undefined) {
        json += ",\"total\":"
        json += asInteger(value_total_10)
      }

return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)}),
"Limits": lazy(() => {const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone","inlineValidators":true}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  return function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
      // "#/definitions/RequestRate"
      function anonymous1 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_user_requests_3 = obj["user_requests"]
      if (value_user_requests_3 !== undefined) {
        json += "{\"user_requests\":"
        json += asInteger(value_user_requests_3)
      } else {
        throw new Error('"user_requests" is required!')
      }
      
      const value_public_requests_4 = obj["public_requests"]
      if (value_public_requests_4 !== undefined) {
        json += ",\"public_requests\":"
        json += asInteger(value_public_requests_4)
      } else {
        throw new Error('"public_requests" is required!')
      }
      
      const value_window_seconds_5 = obj["window_seconds"]
      if (value_window_seconds_5 !== undefined) {
        json += ",\"window_seconds\":"
        json += asInteger(value_window_seconds_5)
      } else {
        throw new Error('"window_seconds" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

      // "#/definitions/CallSlots"
      function anonymous2 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_cap_8 = obj["cap"]
      if (value_cap_8 !== undefined) {
        json += "{\"cap\":"
        json += asInteger(value_cap_8)
      } else {
        throw new Error('"cap" is required!')
      }
      
      const value_used_9 = obj["used"]
      if (value_used_9 !== undefined) {
        json += ",\"used\":"
        json += asInteger(value_used_9)
      } else {
        throw new Error('"used" is required!')
      }
      
      const value_queued_10 = obj["queued"]
      if (value_queued_10 !== undefined) {
        json += ",\"queued\":"
        json += asInteger(value_queued_10)
      } else {
        throw new Error('"queued" is required!')
      }
      
      const value_reserved_inbound_11 = obj["reserved_inbound"]
      if (value_reserved_inbound_11 !== undefined) {
        json += ",\"reserved_inbound\":"
        json += asInteger(value_reserved_inbound_11)
      } else {
        throw new Error('"reserved_inbound" is required!')
      }
      
      const value_free_outbound_12 = obj["free_outbound"]
      if (value_free_outbound_12 !== undefined) {
        json += ",\"free_outbound\":"
        json += asInteger(value_free_outbound_12)
      } else {
        throw new Error('"free_outbound" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

      // "#/definitions/SizeLimits"
      function anonymous3 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_page_items_15 = obj["page_items"]
      if (value_page_items_15 !== undefined) {
        json += "{\"page_items\":"
        json += asInteger(value_page_items_15)
      } else {
        throw new Error('"page_items" is required!')
      }
      
      const value_json_body_bytes_16 = obj["json_body_bytes"]
      if (value_json_body_bytes_16 !== undefined) {
        json += ",\"json_body_bytes\":"
        json += asInteger(value_json_body_bytes_16)
      } else {
        throw new Error('"json_body_bytes" is required!')
      }
      
      const value_metadata_bytes_17 = obj["metadata_bytes"]
      if (value_metadata_bytes_17 !== undefined) {
        json += ",\"metadata_bytes\":"
        json += asInteger(value_metadata_bytes_17)
      } else {
        throw new Error('"metadata_bytes" is required!')
      }
      
      const value_csv_bytes_18 = obj["csv_bytes"]
      if (value_csv_bytes_18 !== undefined) {
        json += ",\"csv_bytes\":"
        json += asInteger(value_csv_bytes_18)
      } else {
        throw new Error('"csv_bytes" is required!')
      }
      
      const value_csv_rows_19 = obj["csv_rows"]
      if (value_csv_rows_19 !== undefined) {
        json += ",\"csv_rows\":"
        json += asInteger(value_csv_rows_19)
      } else {
        throw new Error('"csv_rows" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

      // "__fjs_merged_0#"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_rate_limit_1 = obj["rate_limit"]
      if (value_rate_limit_1 !== undefined) {
        json += "{\"rate_limit\":"
        json += anonymous1(value_rate_limit_1)
      } else {
        throw new Error('"rate_limit" is required!')
      }
      
      const value_concurrent_calls_6 = obj["concurrent_calls"]
      if (value_concurrent_calls_6 !== undefined) {
        json += ",\"concurrent_calls\":"
        json += anonymous2(value_concurrent_calls_6)
      } else {
        throw new Error('"concurrent_calls" is required!')
      }
      
      const value_sizes_13 = obj["sizes"]
      if (value_sizes_13 !== undefined) {
        json += ",\"sizes\":"
        json += anonymous3(value_sizes_13)
      } else {
        throw new Error('"sizes" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)}),
"ModelPage": lazy(() => {const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone","inlineValidators":true}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  return function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
      // "#/definitions/Model"
      function anonymous2 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_id_3 = obj["id"]
      if (value_id_3 !== undefined) {
        json += "{\"id\":"
        
        if (typeof value_id_3 !== 'string') {
          if (value_id_3 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_3 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_3.toISOString() + JSON_STR_QUOTE
          } else if (value_id_3 instanceof RegExp) {
            json += asString(value_id_3.source)
          } else {
            json += asString(value_id_3.toString())
          }
        } else {
          json += asString(value_id_3)
        }
        
      } else {
        throw new Error('"id" is required!')
      }
      
      const value_name_4 = obj["name"]
      if (value_name_4 !== undefined) {
        json += ",\"name\":"
        
        if (typeof value_name_4 !== 'string') {
          if (value_name_4 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_name_4 instanceof Date) {
            json += JSON_STR_QUOTE + value_name_4.toISOString() + JSON_STR_QUOTE
          } else if (value_name_4 instanceof RegExp) {
            json += asString(value_name_4.source)
          } else {
            json += asString(value_name_4.toString())
          }
        } else {
          json += asString(value_name_4)
        }
        
      } else {
        throw new Error('"name" is required!')
      }
      
      const value_provider_5 = obj["provider"]
      if (value_provider_5 !== undefined) {
        json += ",\"provider\":"
        
        if (typeof value_provider_5 !== 'string') {
          if (value_provider_5 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_provider_5 instanceof Date) {
            json += JSON_STR_QUOTE + value_provider_5.toISOString() + JSON_STR_QUOTE
          } else if (value_provider_5 instanceof RegExp) {
            json += asString(value_provider_5.source)
          } else {
            json += asString(value_provider_5.toString())
          }
        } else {
          json += asString(value_provider_5)
        }
        
      } else {
        throw new Error('"provider" is required!')
      }
      
      const value_context_tokens_6 = obj["context_tokens"]
      if (value_context_tokens_6 !== undefined) {
        json += ",\"context_tokens\":"
        
          if (value_context_tokens_6 === null) {
            json += JSON_STR_NULL
          }
          
          else if(Number.isInteger(value_context_tokens_6) || value_context_tokens_6 === null) {
            json += asInteger(value_context_tokens_6)
          }
        
    else throw new TypeError("The value of '#/definitions/Model/properties/context_tokens' does not match schema definition.")
  
      } else {
        throw new Error('"context_tokens" is required!')
      }
      
      const value_default_7 = obj["default"]
      if (value_default_7 !== undefined) {
        json += ",\"default\":"
        json += asBoolean(value_default_7)
      } else {
        throw new Error('"default" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

    function anonymous1 (obj) {
      // "__fjs_merged_0#/properties/data"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of '__fjs_merged_0#/properties/data' does not match schema definition.")
    }
    const arrayLength = obj.length
  
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        json += anonymous2(value)
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          json += anonymous2(value)
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "__fjs_merged_0#"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_data_1 = obj["data"]
      if (value_data_1 !== undefined) {
        json += "{\"data\":"
        json += anonymous1(value_data_1)
      } else {
        throw new Error('"data" is required!')
      }
      
      const value_has_more_8 = obj["has_more"]
      if (value_has_more_8 !== undefined) {
        json += ",\"has_more\":"
        json += asBoolean(value_has_more_8)
      } else {
        throw new Error('"has_more" is required!')
      }
      
      const value_next_cursor_9 = obj["next_cursor"]
      if (value_next_cursor_9 !== undefined) {
        json += ",\"next_cursor\":"
        
          if (value_next_cursor_9 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_next_cursor_9 === "string" ||
            value_next_cursor_9 === null ||
            value_next_cursor_9 instanceof Date ||
            value_next_cursor_9 instanceof RegExp ||
            (
              typeof value_next_cursor_9 === "object" &&
              typeof value_next_cursor_9.toString === "function" &&
              value_next_cursor_9.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_next_cursor_9 !== 'string') {
          if (value_next_cursor_9 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_next_cursor_9 instanceof Date) {
            json += JSON_STR_QUOTE + value_next_cursor_9.toISOString() + JSON_STR_QUOTE
          } else if (value_next_cursor_9 instanceof RegExp) {
            json += asString(value_next_cursor_9.source)
          } else {
            json += asString(value_next_cursor_9.toString())
          }
        } else {
          json += asString(value_next_cursor_9)
        }
        
          }
        
    else throw new TypeError("The value of '__fjs_merged_0#/properties/next_cursor' does not match schema definition.")
  
      } else {
        throw new Error('"next_cursor" is required!')
      }
      
      const value_total_10 = obj["total"]
      if (value_total_10 !== undefined) {
        json += ",\"total\":"
        json += asInteger(value_total_10)
      }

return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)}),
"Payment": lazy(() => {const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone","inlineValidators":true}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  return function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
      // "#/definitions/Money"
      function anonymous1 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_amount_5 = obj["amount"]
      if (value_amount_5 !== undefined) {
        json += "{\"amount\":"
        
        if (typeof value_amount_5 !== 'string') {
          if (value_amount_5 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_amount_5 instanceof Date) {
            json += JSON_STR_QUOTE + value_amount_5.toISOString() + JSON_STR_QUOTE
          } else if (value_amount_5 instanceof RegExp) {
            json += asString(value_amount_5.source)
          } else {
            json += asString(value_amount_5.toString())
          }
        } else {
          json += asString(value_amount_5)
        }
        
      } else {
        throw new Error('"amount" is required!')
      }
      
      const value_currency_6 = obj["currency"]
      if (value_currency_6 !== undefined) {
        json += ",\"currency\":"
        
        if (typeof value_currency_6 !== 'string') {
          if (value_currency_6 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_currency_6 instanceof Date) {
            json += JSON_STR_QUOTE + value_currency_6.toISOString() + JSON_STR_QUOTE
          } else if (value_currency_6 instanceof RegExp) {
            json += asString(value_currency_6.source)
          } else {
            json += asString(value_currency_6.toString())
          }
        } else {
          json += asString(value_currency_6)
        }
        
      } else {
        throw new Error('"currency" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

      // "__fjs_merged_0#"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_id_1 = obj["id"]
      if (value_id_1 !== undefined) {
        json += "{\"id\":"
        
        if (typeof value_id_1 !== 'string') {
          if (value_id_1 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_1 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_1.toISOString() + JSON_STR_QUOTE
          } else if (value_id_1 instanceof RegExp) {
            json += asString(value_id_1.source)
          } else {
            json += asString(value_id_1.toString())
          }
        } else {
          json += asString(value_id_1)
        }
        
      } else {
        throw new Error('"id" is required!')
      }
      
      const value_status_2 = obj["status"]
      if (value_status_2 !== undefined) {
        json += ",\"status\":"
        
        if (typeof value_status_2 !== 'string') {
          if (value_status_2 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_status_2 instanceof Date) {
            json += JSON_STR_QUOTE + value_status_2.toISOString() + JSON_STR_QUOTE
          } else if (value_status_2 instanceof RegExp) {
            json += asString(value_status_2.source)
          } else {
            json += asString(value_status_2.toString())
          }
        } else {
          json += asString(value_status_2)
        }
        
      } else {
        throw new Error('"status" is required!')
      }
      
      const value_amount_3 = obj["amount"]
      if (value_amount_3 !== undefined) {
        json += ",\"amount\":"
        json += anonymous1(value_amount_3)
      } else {
        throw new Error('"amount" is required!')
      }
      
      const value_provider_7 = obj["provider"]
      if (value_provider_7 !== undefined) {
        json += ",\"provider\":"
        
        if (typeof value_provider_7 !== 'string') {
          if (value_provider_7 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_provider_7 instanceof Date) {
            json += JSON_STR_QUOTE + value_provider_7.toISOString() + JSON_STR_QUOTE
          } else if (value_provider_7 instanceof RegExp) {
            json += asString(value_provider_7.source)
          } else {
            json += asString(value_provider_7.toString())
          }
        } else {
          json += asString(value_provider_7)
        }
        
      } else {
        throw new Error('"provider" is required!')
      }
      
      const value_pay_url_8 = obj["pay_url"]
      if (value_pay_url_8 !== undefined) {
        json += ",\"pay_url\":"
        
          if (value_pay_url_8 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_pay_url_8 === "string" ||
            value_pay_url_8 === null ||
            value_pay_url_8 instanceof Date ||
            value_pay_url_8 instanceof RegExp ||
            (
              typeof value_pay_url_8 === "object" &&
              typeof value_pay_url_8.toString === "function" &&
              value_pay_url_8.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_pay_url_8 !== 'string') {
          if (value_pay_url_8 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_pay_url_8 instanceof Date) {
            json += JSON_STR_QUOTE + value_pay_url_8.toISOString() + JSON_STR_QUOTE
          } else if (value_pay_url_8 instanceof RegExp) {
            json += asString(value_pay_url_8.source)
          } else {
            json += asString(value_pay_url_8.toString())
          }
        } else {
          json += asString(value_pay_url_8)
        }
        
          }
        
    else throw new TypeError("The value of '__fjs_merged_0#/properties/pay_url' does not match schema definition.")
  
      } else {
        throw new Error('"pay_url" is required!')
      }
      
      const value_created_at_9 = obj["created_at"]
      if (value_created_at_9 !== undefined) {
        json += ",\"created_at\":"
        
        if (typeof value_created_at_9 !== 'string') {
          if (value_created_at_9 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_created_at_9 instanceof Date) {
            json += JSON_STR_QUOTE + value_created_at_9.toISOString() + JSON_STR_QUOTE
          } else if (value_created_at_9 instanceof RegExp) {
            json += asString(value_created_at_9.source)
          } else {
            json += asString(value_created_at_9.toString())
          }
        } else {
          json += asString(value_created_at_9)
        }
        
      } else {
        throw new Error('"created_at" is required!')
      }
      
      const value_finished_at_10 = obj["finished_at"]
      if (value_finished_at_10 !== undefined) {
        json += ",\"finished_at\":"
        
          if (value_finished_at_10 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_finished_at_10 === "string" ||
            value_finished_at_10 === null ||
            value_finished_at_10 instanceof Date ||
            value_finished_at_10 instanceof RegExp ||
            (
              typeof value_finished_at_10 === "object" &&
              typeof value_finished_at_10.toString === "function" &&
              value_finished_at_10.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_finished_at_10)
          }
        
    else throw new TypeError("The value of '#/definitions/NullableTimestamp' does not match schema definition.")
  
      } else {
        throw new Error('"finished_at" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)}),
"PhoneNumber": lazy(() => {const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone","inlineValidators":true}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  return function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
    function anonymous1 (obj) {
      // "__fjs_merged_0#/properties/capabilities"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of '__fjs_merged_0#/properties/capabilities' does not match schema definition.")
    }
    const arrayLength = obj.length
  
      if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
        return asPlainStringArray(obj, arrayLength)
      }
      
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "#/definitions/WeightedAgent"
      function anonymous3 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_agent_id_12 = obj["agent_id"]
      if (value_agent_id_12 !== undefined) {
        json += "{\"agent_id\":"
        
        if (typeof value_agent_id_12 !== 'string') {
          if (value_agent_id_12 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_agent_id_12 instanceof Date) {
            json += JSON_STR_QUOTE + value_agent_id_12.toISOString() + JSON_STR_QUOTE
          } else if (value_agent_id_12 instanceof RegExp) {
            json += asString(value_agent_id_12.source)
          } else {
            json += asString(value_agent_id_12.toString())
          }
        } else {
          json += asString(value_agent_id_12)
        }
        
      } else {
        throw new Error('"agent_id" is required!')
      }
      
      const value_agent_version_13 = obj["agent_version"]
      if (value_agent_version_13 !== undefined) {
        json += ",\"agent_version\":"
        
          if (value_agent_version_13 === null) {
            json += JSON_STR_NULL
          }
          
          else if(Number.isInteger(value_agent_version_13) || value_agent_version_13 === null) {
            json += asInteger(value_agent_version_13)
          }
        
    else throw new TypeError("The value of '#/definitions/WeightedAgent/properties/agent_version' does not match schema definition.")
  
      }

      const value_weight_14 = obj["weight"]
      if (value_weight_14 !== undefined) {
        json += ",\"weight\":"
        json += asInteger(value_weight_14)
      }

return json + JSON_STR_END_OBJECT

      }
    

    function anonymous2 (obj) {
      // "__fjs_merged_0#/properties/inbound_agents"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of '__fjs_merged_0#/properties/inbound_agents' does not match schema definition.")
    }
    const arrayLength = obj.length
  
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        json += anonymous3(value)
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          json += anonymous3(value)
        }
      }
      return json + JSON_STR_END_ARRAY
    }

    function anonymous4 (obj) {
      // "__fjs_merged_0#/properties/outbound_agents"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of '__fjs_merged_0#/properties/outbound_agents' does not match schema definition.")
    }
    const arrayLength = obj.length
  
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        json += anonymous3(value)
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          json += anonymous3(value)
        }
      }
      return json + JSON_STR_END_ARRAY
    }

    function anonymous5 (obj) {
      // "__fjs_merged_0#/properties/allowed_countries"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of '__fjs_merged_0#/properties/allowed_countries' does not match schema definition.")
    }
    const arrayLength = obj.length
  
      if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
        return asPlainStringArray(obj, arrayLength)
      }
      
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "#/definitions/Money"
      function anonymous6 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_amount_21 = obj["amount"]
      if (value_amount_21 !== undefined) {
        json += "{\"amount\":"
        
        if (typeof value_amount_21 !== 'string') {
          if (value_amount_21 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_amount_21 instanceof Date) {
            json += JSON_STR_QUOTE + value_amount_21.toISOString() + JSON_STR_QUOTE
          } else if (value_amount_21 instanceof RegExp) {
            json += asString(value_amount_21.source)
          } else {
            json += asString(value_amount_21.toString())
          }
        } else {
          json += asString(value_amount_21)
        }
        
      } else {
        throw new Error('"amount" is required!')
      }
      
      const value_currency_22 = obj["currency"]
      if (value_currency_22 !== undefined) {
        json += ",\"currency\":"
        
        if (typeof value_currency_22 !== 'string') {
          if (value_currency_22 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_currency_22 instanceof Date) {
            json += JSON_STR_QUOTE + value_currency_22.toISOString() + JSON_STR_QUOTE
          } else if (value_currency_22 instanceof RegExp) {
            json += asString(value_currency_22.source)
          } else {
            json += asString(value_currency_22.toString())
          }
        } else {
          json += asString(value_currency_22)
        }
        
      } else {
        throw new Error('"currency" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

      // "#/definitions/NumberAccountOrNull"
      function anonymous7 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_NULL
        let json = ''

        
      const value_type_26 = obj["type"]
      if (value_type_26 !== undefined) {
        json += "{\"type\":"
        
        if (typeof value_type_26 !== 'string') {
          if (value_type_26 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_type_26 instanceof Date) {
            json += JSON_STR_QUOTE + value_type_26.toISOString() + JSON_STR_QUOTE
          } else if (value_type_26 instanceof RegExp) {
            json += asString(value_type_26.source)
          } else {
            json += asString(value_type_26.toString())
          }
        } else {
          json += asString(value_type_26)
        }
        
      } else {
        throw new Error('"type" is required!')
      }
      
      const value_name_27 = obj["name"]
      if (value_name_27 !== undefined) {
        json += ",\"name\":"
        
        if (typeof value_name_27 !== 'string') {
          if (value_name_27 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_name_27 instanceof Date) {
            json += JSON_STR_QUOTE + value_name_27.toISOString() + JSON_STR_QUOTE
          } else if (value_name_27 instanceof RegExp) {
            json += asString(value_name_27.source)
          } else {
            json += asString(value_name_27.toString())
          }
        } else {
          json += asString(value_name_27)
        }
        
      } else {
        throw new Error('"name" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

      // "__fjs_merged_0#"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_id_1 = obj["id"]
      if (value_id_1 !== undefined) {
        json += "{\"id\":"
        
        if (typeof value_id_1 !== 'string') {
          if (value_id_1 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_1 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_1.toISOString() + JSON_STR_QUOTE
          } else if (value_id_1 instanceof RegExp) {
            json += asString(value_id_1.source)
          } else {
            json += asString(value_id_1.toString())
          }
        } else {
          json += asString(value_id_1)
        }
        
      } else {
        throw new Error('"id" is required!')
      }
      
      const value_number_2 = obj["number"]
      if (value_number_2 !== undefined) {
        json += ",\"number\":"
        
        if (typeof value_number_2 !== 'string') {
          if (value_number_2 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_number_2 instanceof Date) {
            json += JSON_STR_QUOTE + value_number_2.toISOString() + JSON_STR_QUOTE
          } else if (value_number_2 instanceof RegExp) {
            json += asString(value_number_2.source)
          } else {
            json += asString(value_number_2.toString())
          }
        } else {
          json += asString(value_number_2)
        }
        
      } else {
        throw new Error('"number" is required!')
      }
      
      const value_carrier_3 = obj["carrier"]
      if (value_carrier_3 !== undefined) {
        json += ",\"carrier\":"
        
        if (typeof value_carrier_3 !== 'string') {
          if (value_carrier_3 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_carrier_3 instanceof Date) {
            json += JSON_STR_QUOTE + value_carrier_3.toISOString() + JSON_STR_QUOTE
          } else if (value_carrier_3 instanceof RegExp) {
            json += asString(value_carrier_3.source)
          } else {
            json += asString(value_carrier_3.toString())
          }
        } else {
          json += asString(value_carrier_3)
        }
        
      } else {
        throw new Error('"carrier" is required!')
      }
      
      const value_status_4 = obj["status"]
      if (value_status_4 !== undefined) {
        json += ",\"status\":"
        
        if (typeof value_status_4 !== 'string') {
          if (value_status_4 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_status_4 instanceof Date) {
            json += JSON_STR_QUOTE + value_status_4.toISOString() + JSON_STR_QUOTE
          } else if (value_status_4 instanceof RegExp) {
            json += asString(value_status_4.source)
          } else {
            json += asString(value_status_4.toString())
          }
        } else {
          json += asString(value_status_4)
        }
        
      } else {
        throw new Error('"status" is required!')
      }
      
      const value_country_5 = obj["country"]
      if (value_country_5 !== undefined) {
        json += ",\"country\":"
        
          if (value_country_5 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_country_5 === "string" ||
            value_country_5 === null ||
            value_country_5 instanceof Date ||
            value_country_5 instanceof RegExp ||
            (
              typeof value_country_5 === "object" &&
              typeof value_country_5.toString === "function" &&
              value_country_5.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_country_5 !== 'string') {
          if (value_country_5 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_country_5 instanceof Date) {
            json += JSON_STR_QUOTE + value_country_5.toISOString() + JSON_STR_QUOTE
          } else if (value_country_5 instanceof RegExp) {
            json += asString(value_country_5.source)
          } else {
            json += asString(value_country_5.toString())
          }
        } else {
          json += asString(value_country_5)
        }
        
          }
        
    else throw new TypeError("The value of '__fjs_merged_0#/properties/country' does not match schema definition.")
  
      } else {
        throw new Error('"country" is required!')
      }
      
      const value_nickname_6 = obj["nickname"]
      if (value_nickname_6 !== undefined) {
        json += ",\"nickname\":"
        
          if (value_nickname_6 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_nickname_6 === "string" ||
            value_nickname_6 === null ||
            value_nickname_6 instanceof Date ||
            value_nickname_6 instanceof RegExp ||
            (
              typeof value_nickname_6 === "object" &&
              typeof value_nickname_6.toString === "function" &&
              value_nickname_6.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_nickname_6 !== 'string') {
          if (value_nickname_6 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_nickname_6 instanceof Date) {
            json += JSON_STR_QUOTE + value_nickname_6.toISOString() + JSON_STR_QUOTE
          } else if (value_nickname_6 instanceof RegExp) {
            json += asString(value_nickname_6.source)
          } else {
            json += asString(value_nickname_6.toString())
          }
        } else {
          json += asString(value_nickname_6)
        }
        
          }
        
    else throw new TypeError("The value of '__fjs_merged_0#/properties/nickname' does not match schema definition.")
  
      } else {
        throw new Error('"nickname" is required!')
      }
      
      const value_capabilities_7 = obj["capabilities"]
      if (value_capabilities_7 !== undefined) {
        json += ",\"capabilities\":"
        json += anonymous1(value_capabilities_7)
      } else {
        throw new Error('"capabilities" is required!')
      }
      
      const value_agent_id_8 = obj["agent_id"]
      if (value_agent_id_8 !== undefined) {
        json += ",\"agent_id\":"
        
          if (value_agent_id_8 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_agent_id_8 === "string" ||
            value_agent_id_8 === null ||
            value_agent_id_8 instanceof Date ||
            value_agent_id_8 instanceof RegExp ||
            (
              typeof value_agent_id_8 === "object" &&
              typeof value_agent_id_8.toString === "function" &&
              value_agent_id_8.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_agent_id_8 !== 'string') {
          if (value_agent_id_8 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_agent_id_8 instanceof Date) {
            json += JSON_STR_QUOTE + value_agent_id_8.toISOString() + JSON_STR_QUOTE
          } else if (value_agent_id_8 instanceof RegExp) {
            json += asString(value_agent_id_8.source)
          } else {
            json += asString(value_agent_id_8.toString())
          }
        } else {
          json += asString(value_agent_id_8)
        }
        
          }
        
    else throw new TypeError("The value of '__fjs_merged_0#/properties/agent_id' does not match schema definition.")
  
      } else {
        throw new Error('"agent_id" is required!')
      }
      
      const value_agent_version_9 = obj["agent_version"]
      if (value_agent_version_9 !== undefined) {
        json += ",\"agent_version\":"
        
          if (value_agent_version_9 === null) {
            json += JSON_STR_NULL
          }
          
          else if(Number.isInteger(value_agent_version_9) || value_agent_version_9 === null) {
            json += asInteger(value_agent_version_9)
          }
        
    else throw new TypeError("The value of '__fjs_merged_0#/properties/agent_version' does not match schema definition.")
  
      } else {
        throw new Error('"agent_version" is required!')
      }
      
      const value_inbound_agents_10 = obj["inbound_agents"]
      if (value_inbound_agents_10 !== undefined) {
        json += ",\"inbound_agents\":"
        json += anonymous2(value_inbound_agents_10)
      } else {
        throw new Error('"inbound_agents" is required!')
      }
      
      const value_outbound_agents_15 = obj["outbound_agents"]
      if (value_outbound_agents_15 !== undefined) {
        json += ",\"outbound_agents\":"
        json += anonymous4(value_outbound_agents_15)
      } else {
        throw new Error('"outbound_agents" is required!')
      }
      
      const value_fallback_number_16 = obj["fallback_number"]
      if (value_fallback_number_16 !== undefined) {
        json += ",\"fallback_number\":"
        
          if (value_fallback_number_16 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_fallback_number_16 === "string" ||
            value_fallback_number_16 === null ||
            value_fallback_number_16 instanceof Date ||
            value_fallback_number_16 instanceof RegExp ||
            (
              typeof value_fallback_number_16 === "object" &&
              typeof value_fallback_number_16.toString === "function" &&
              value_fallback_number_16.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_fallback_number_16 !== 'string') {
          if (value_fallback_number_16 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_fallback_number_16 instanceof Date) {
            json += JSON_STR_QUOTE + value_fallback_number_16.toISOString() + JSON_STR_QUOTE
          } else if (value_fallback_number_16 instanceof RegExp) {
            json += asString(value_fallback_number_16.source)
          } else {
            json += asString(value_fallback_number_16.toString())
          }
        } else {
          json += asString(value_fallback_number_16)
        }
        
          }
        
    else throw new TypeError("The value of '__fjs_merged_0#/properties/fallback_number' does not match schema definition.")
  
      } else {
        throw new Error('"fallback_number" is required!')
      }
      
      const value_allowed_countries_17 = obj["allowed_countries"]
      if (value_allowed_countries_17 !== undefined) {
        json += ",\"allowed_countries\":"
        
          if (value_allowed_countries_17 === null) {
            json += JSON_STR_NULL
          }
          
          else if(Array.isArray(value_allowed_countries_17)) {
            json += anonymous5(value_allowed_countries_17)
          }
        
    else throw new TypeError("The value of '__fjs_merged_0#/properties/allowed_countries' does not match schema definition.")
  
      } else {
        throw new Error('"allowed_countries" is required!')
      }
      
      const value_inbound_webhook_url_18 = obj["inbound_webhook_url"]
      if (value_inbound_webhook_url_18 !== undefined) {
        json += ",\"inbound_webhook_url\":"
        
          if (value_inbound_webhook_url_18 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_inbound_webhook_url_18 === "string" ||
            value_inbound_webhook_url_18 === null ||
            value_inbound_webhook_url_18 instanceof Date ||
            value_inbound_webhook_url_18 instanceof RegExp ||
            (
              typeof value_inbound_webhook_url_18 === "object" &&
              typeof value_inbound_webhook_url_18.toString === "function" &&
              value_inbound_webhook_url_18.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_inbound_webhook_url_18 !== 'string') {
          if (value_inbound_webhook_url_18 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_inbound_webhook_url_18 instanceof Date) {
            json += JSON_STR_QUOTE + value_inbound_webhook_url_18.toISOString() + JSON_STR_QUOTE
          } else if (value_inbound_webhook_url_18 instanceof RegExp) {
            json += asString(value_inbound_webhook_url_18.source)
          } else {
            json += asString(value_inbound_webhook_url_18.toString())
          }
        } else {
          json += asString(value_inbound_webhook_url_18)
        }
        
          }
        
    else throw new TypeError("The value of '__fjs_merged_0#/properties/inbound_webhook_url' does not match schema definition.")
  
      } else {
        throw new Error('"inbound_webhook_url" is required!')
      }
      
      const value_monthly_price_19 = obj["monthly_price"]
      if (value_monthly_price_19 !== undefined) {
        json += ",\"monthly_price\":"
        json += anonymous6(value_monthly_price_19)
      } else {
        throw new Error('"monthly_price" is required!')
      }
      
      const value_rented_until_23 = obj["rented_until"]
      if (value_rented_until_23 !== undefined) {
        json += ",\"rented_until\":"
        
          if (value_rented_until_23 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_rented_until_23 === "string" ||
            value_rented_until_23 === null ||
            value_rented_until_23 instanceof Date ||
            value_rented_until_23 instanceof RegExp ||
            (
              typeof value_rented_until_23 === "object" &&
              typeof value_rented_until_23.toString === "function" &&
              value_rented_until_23.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_rented_until_23)
          }
        
    else throw new TypeError("The value of '#/definitions/NullableTimestamp' does not match schema definition.")
  
      } else {
        throw new Error('"rented_until" is required!')
      }
      
      const value_account_24 = obj["account"]
      if (value_account_24 !== undefined) {
        json += ",\"account\":"
        
      if (value_account_24 === null) {
        json += JSON_STR_NULL
      } else {
    json += anonymous7(value_account_24)
      }
    
      } else {
        throw new Error('"account" is required!')
      }
      
      const value_created_at_28 = obj["created_at"]
      if (value_created_at_28 !== undefined) {
        json += ",\"created_at\":"
        
        if (typeof value_created_at_28 !== 'string') {
          if (value_created_at_28 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_created_at_28 instanceof Date) {
            json += JSON_STR_QUOTE + value_created_at_28.toISOString() + JSON_STR_QUOTE
          } else if (value_created_at_28 instanceof RegExp) {
            json += asString(value_created_at_28.source)
          } else {
            json += asString(value_created_at_28.toString())
          }
        } else {
          json += asString(value_created_at_28)
        }
        
      } else {
        throw new Error('"created_at" is required!')
      }
      
      const value_inbound_webhook_secret_29 = obj["inbound_webhook_secret"]
      if (value_inbound_webhook_secret_29 !== undefined) {
        json += ",\"inbound_webhook_secret\":"
        
        if (typeof value_inbound_webhook_secret_29 !== 'string') {
          if (value_inbound_webhook_secret_29 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_inbound_webhook_secret_29 instanceof Date) {
            json += JSON_STR_QUOTE + value_inbound_webhook_secret_29.toISOString() + JSON_STR_QUOTE
          } else if (value_inbound_webhook_secret_29 instanceof RegExp) {
            json += asString(value_inbound_webhook_secret_29.source)
          } else {
            json += asString(value_inbound_webhook_secret_29.toString())
          }
        } else {
          json += asString(value_inbound_webhook_secret_29)
        }
        
      }

return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)}),
"PhoneNumberPage": lazy(() => {const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone","inlineValidators":true}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  return function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
    function anonymous3 (obj) {
      // "#/definitions/PhoneNumber/properties/capabilities"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of '#/definitions/PhoneNumber/properties/capabilities' does not match schema definition.")
    }
    const arrayLength = obj.length
  
      if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
        return asPlainStringArray(obj, arrayLength)
      }
      
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "#/definitions/WeightedAgent"
      function anonymous5 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_agent_id_14 = obj["agent_id"]
      if (value_agent_id_14 !== undefined) {
        json += "{\"agent_id\":"
        
        if (typeof value_agent_id_14 !== 'string') {
          if (value_agent_id_14 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_agent_id_14 instanceof Date) {
            json += JSON_STR_QUOTE + value_agent_id_14.toISOString() + JSON_STR_QUOTE
          } else if (value_agent_id_14 instanceof RegExp) {
            json += asString(value_agent_id_14.source)
          } else {
            json += asString(value_agent_id_14.toString())
          }
        } else {
          json += asString(value_agent_id_14)
        }
        
      } else {
        throw new Error('"agent_id" is required!')
      }
      
      const value_agent_version_15 = obj["agent_version"]
      if (value_agent_version_15 !== undefined) {
        json += ",\"agent_version\":"
        
          if (value_agent_version_15 === null) {
            json += JSON_STR_NULL
          }
          
          else if(Number.isInteger(value_agent_version_15) || value_agent_version_15 === null) {
            json += asInteger(value_agent_version_15)
          }
        
    else throw new TypeError("The value of '#/definitions/WeightedAgent/properties/agent_version' does not match schema definition.")
  
      }

      const value_weight_16 = obj["weight"]
      if (value_weight_16 !== undefined) {
        json += ",\"weight\":"
        json += asInteger(value_weight_16)
      }

return json + JSON_STR_END_OBJECT

      }
    

    function anonymous4 (obj) {
      // "#/definitions/PhoneNumber/properties/inbound_agents"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of '#/definitions/PhoneNumber/properties/inbound_agents' does not match schema definition.")
    }
    const arrayLength = obj.length
  
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        json += anonymous5(value)
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          json += anonymous5(value)
        }
      }
      return json + JSON_STR_END_ARRAY
    }

    function anonymous6 (obj) {
      // "#/definitions/PhoneNumber/properties/outbound_agents"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of '#/definitions/PhoneNumber/properties/outbound_agents' does not match schema definition.")
    }
    const arrayLength = obj.length
  
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        json += anonymous5(value)
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          json += anonymous5(value)
        }
      }
      return json + JSON_STR_END_ARRAY
    }

    function anonymous7 (obj) {
      // "#/definitions/PhoneNumber/properties/allowed_countries"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of '#/definitions/PhoneNumber/properties/allowed_countries' does not match schema definition.")
    }
    const arrayLength = obj.length
  
      if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
        return asPlainStringArray(obj, arrayLength)
      }
      
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "#/definitions/Money"
      function anonymous8 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_amount_23 = obj["amount"]
      if (value_amount_23 !== undefined) {
        json += "{\"amount\":"
        
        if (typeof value_amount_23 !== 'string') {
          if (value_amount_23 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_amount_23 instanceof Date) {
            json += JSON_STR_QUOTE + value_amount_23.toISOString() + JSON_STR_QUOTE
          } else if (value_amount_23 instanceof RegExp) {
            json += asString(value_amount_23.source)
          } else {
            json += asString(value_amount_23.toString())
          }
        } else {
          json += asString(value_amount_23)
        }
        
      } else {
        throw new Error('"amount" is required!')
      }
      
      const value_currency_24 = obj["currency"]
      if (value_currency_24 !== undefined) {
        json += ",\"currency\":"
        
        if (typeof value_currency_24 !== 'string') {
          if (value_currency_24 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_currency_24 instanceof Date) {
            json += JSON_STR_QUOTE + value_currency_24.toISOString() + JSON_STR_QUOTE
          } else if (value_currency_24 instanceof RegExp) {
            json += asString(value_currency_24.source)
          } else {
            json += asString(value_currency_24.toString())
          }
        } else {
          json += asString(value_currency_24)
        }
        
      } else {
        throw new Error('"currency" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

      // "#/definitions/NumberAccountOrNull"
      function anonymous9 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_NULL
        let json = ''

        
      const value_type_28 = obj["type"]
      if (value_type_28 !== undefined) {
        json += "{\"type\":"
        
        if (typeof value_type_28 !== 'string') {
          if (value_type_28 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_type_28 instanceof Date) {
            json += JSON_STR_QUOTE + value_type_28.toISOString() + JSON_STR_QUOTE
          } else if (value_type_28 instanceof RegExp) {
            json += asString(value_type_28.source)
          } else {
            json += asString(value_type_28.toString())
          }
        } else {
          json += asString(value_type_28)
        }
        
      } else {
        throw new Error('"type" is required!')
      }
      
      const value_name_29 = obj["name"]
      if (value_name_29 !== undefined) {
        json += ",\"name\":"
        
        if (typeof value_name_29 !== 'string') {
          if (value_name_29 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_name_29 instanceof Date) {
            json += JSON_STR_QUOTE + value_name_29.toISOString() + JSON_STR_QUOTE
          } else if (value_name_29 instanceof RegExp) {
            json += asString(value_name_29.source)
          } else {
            json += asString(value_name_29.toString())
          }
        } else {
          json += asString(value_name_29)
        }
        
      } else {
        throw new Error('"name" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

      // "#/definitions/PhoneNumber"
      function anonymous2 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_id_3 = obj["id"]
      if (value_id_3 !== undefined) {
        json += "{\"id\":"
        
        if (typeof value_id_3 !== 'string') {
          if (value_id_3 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_3 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_3.toISOString() + JSON_STR_QUOTE
          } else if (value_id_3 instanceof RegExp) {
            json += asString(value_id_3.source)
          } else {
            json += asString(value_id_3.toString())
          }
        } else {
          json += asString(value_id_3)
        }
        
      } else {
        throw new Error('"id" is required!')
      }
      
      const value_number_4 = obj["number"]
      if (value_number_4 !== undefined) {
        json += ",\"number\":"
        
        if (typeof value_number_4 !== 'string') {
          if (value_number_4 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_number_4 instanceof Date) {
            json += JSON_STR_QUOTE + value_number_4.toISOString() + JSON_STR_QUOTE
          } else if (value_number_4 instanceof RegExp) {
            json += asString(value_number_4.source)
          } else {
            json += asString(value_number_4.toString())
          }
        } else {
          json += asString(value_number_4)
        }
        
      } else {
        throw new Error('"number" is required!')
      }
      
      const value_carrier_5 = obj["carrier"]
      if (value_carrier_5 !== undefined) {
        json += ",\"carrier\":"
        
        if (typeof value_carrier_5 !== 'string') {
          if (value_carrier_5 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_carrier_5 instanceof Date) {
            json += JSON_STR_QUOTE + value_carrier_5.toISOString() + JSON_STR_QUOTE
          } else if (value_carrier_5 instanceof RegExp) {
            json += asString(value_carrier_5.source)
          } else {
            json += asString(value_carrier_5.toString())
          }
        } else {
          json += asString(value_carrier_5)
        }
        
      } else {
        throw new Error('"carrier" is required!')
      }
      
      const value_status_6 = obj["status"]
      if (value_status_6 !== undefined) {
        json += ",\"status\":"
        
        if (typeof value_status_6 !== 'string') {
          if (value_status_6 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_status_6 instanceof Date) {
            json += JSON_STR_QUOTE + value_status_6.toISOString() + JSON_STR_QUOTE
          } else if (value_status_6 instanceof RegExp) {
            json += asString(value_status_6.source)
          } else {
            json += asString(value_status_6.toString())
          }
        } else {
          json += asString(value_status_6)
        }
        
      } else {
        throw new Error('"status" is required!')
      }
      
      const value_country_7 = obj["country"]
      if (value_country_7 !== undefined) {
        json += ",\"country\":"
        
          if (value_country_7 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_country_7 === "string" ||
            value_country_7 === null ||
            value_country_7 instanceof Date ||
            value_country_7 instanceof RegExp ||
            (
              typeof value_country_7 === "object" &&
              typeof value_country_7.toString === "function" &&
              value_country_7.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_country_7 !== 'string') {
          if (value_country_7 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_country_7 instanceof Date) {
            json += JSON_STR_QUOTE + value_country_7.toISOString() + JSON_STR_QUOTE
          } else if (value_country_7 instanceof RegExp) {
            json += asString(value_country_7.source)
          } else {
            json += asString(value_country_7.toString())
          }
        } else {
          json += asString(value_country_7)
        }
        
          }
        
    else throw new TypeError("The value of '#/definitions/PhoneNumber/properties/country' does not match schema definition.")
  
      } else {
        throw new Error('"country" is required!')
      }
      
      const value_nickname_8 = obj["nickname"]
      if (value_nickname_8 !== undefined) {
        json += ",\"nickname\":"
        
          if (value_nickname_8 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_nickname_8 === "string" ||
            value_nickname_8 === null ||
            value_nickname_8 instanceof Date ||
            value_nickname_8 instanceof RegExp ||
            (
              typeof value_nickname_8 === "object" &&
              typeof value_nickname_8.toString === "function" &&
              value_nickname_8.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_nickname_8 !== 'string') {
          if (value_nickname_8 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_nickname_8 instanceof Date) {
            json += JSON_STR_QUOTE + value_nickname_8.toISOString() + JSON_STR_QUOTE
          } else if (value_nickname_8 instanceof RegExp) {
            json += asString(value_nickname_8.source)
          } else {
            json += asString(value_nickname_8.toString())
          }
        } else {
          json += asString(value_nickname_8)
        }
        
          }
        
    else throw new TypeError("The value of '#/definitions/PhoneNumber/properties/nickname' does not match schema definition.")
  
      } else {
        throw new Error('"nickname" is required!')
      }
      
      const value_capabilities_9 = obj["capabilities"]
      if (value_capabilities_9 !== undefined) {
        json += ",\"capabilities\":"
        json += anonymous3(value_capabilities_9)
      } else {
        throw new Error('"capabilities" is required!')
      }
      
      const value_agent_id_10 = obj["agent_id"]
      if (value_agent_id_10 !== undefined) {
        json += ",\"agent_id\":"
        
          if (value_agent_id_10 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_agent_id_10 === "string" ||
            value_agent_id_10 === null ||
            value_agent_id_10 instanceof Date ||
            value_agent_id_10 instanceof RegExp ||
            (
              typeof value_agent_id_10 === "object" &&
              typeof value_agent_id_10.toString === "function" &&
              value_agent_id_10.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_agent_id_10 !== 'string') {
          if (value_agent_id_10 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_agent_id_10 instanceof Date) {
            json += JSON_STR_QUOTE + value_agent_id_10.toISOString() + JSON_STR_QUOTE
          } else if (value_agent_id_10 instanceof RegExp) {
            json += asString(value_agent_id_10.source)
          } else {
            json += asString(value_agent_id_10.toString())
          }
        } else {
          json += asString(value_agent_id_10)
        }
        
          }
        
    else throw new TypeError("The value of '#/definitions/PhoneNumber/properties/agent_id' does not match schema definition.")
  
      } else {
        throw new Error('"agent_id" is required!')
      }
      
      const value_agent_version_11 = obj["agent_version"]
      if (value_agent_version_11 !== undefined) {
        json += ",\"agent_version\":"
        
          if (value_agent_version_11 === null) {
            json += JSON_STR_NULL
          }
          
          else if(Number.isInteger(value_agent_version_11) || value_agent_version_11 === null) {
            json += asInteger(value_agent_version_11)
          }
        
    else throw new TypeError("The value of '#/definitions/PhoneNumber/properties/agent_version' does not match schema definition.")
  
      } else {
        throw new Error('"agent_version" is required!')
      }
      
      const value_inbound_agents_12 = obj["inbound_agents"]
      if (value_inbound_agents_12 !== undefined) {
        json += ",\"inbound_agents\":"
        json += anonymous4(value_inbound_agents_12)
      } else {
        throw new Error('"inbound_agents" is required!')
      }
      
      const value_outbound_agents_17 = obj["outbound_agents"]
      if (value_outbound_agents_17 !== undefined) {
        json += ",\"outbound_agents\":"
        json += anonymous6(value_outbound_agents_17)
      } else {
        throw new Error('"outbound_agents" is required!')
      }
      
      const value_fallback_number_18 = obj["fallback_number"]
      if (value_fallback_number_18 !== undefined) {
        json += ",\"fallback_number\":"
        
          if (value_fallback_number_18 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_fallback_number_18 === "string" ||
            value_fallback_number_18 === null ||
            value_fallback_number_18 instanceof Date ||
            value_fallback_number_18 instanceof RegExp ||
            (
              typeof value_fallback_number_18 === "object" &&
              typeof value_fallback_number_18.toString === "function" &&
              value_fallback_number_18.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_fallback_number_18 !== 'string') {
          if (value_fallback_number_18 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_fallback_number_18 instanceof Date) {
            json += JSON_STR_QUOTE + value_fallback_number_18.toISOString() + JSON_STR_QUOTE
          } else if (value_fallback_number_18 instanceof RegExp) {
            json += asString(value_fallback_number_18.source)
          } else {
            json += asString(value_fallback_number_18.toString())
          }
        } else {
          json += asString(value_fallback_number_18)
        }
        
          }
        
    else throw new TypeError("The value of '#/definitions/PhoneNumber/properties/fallback_number' does not match schema definition.")
  
      } else {
        throw new Error('"fallback_number" is required!')
      }
      
      const value_allowed_countries_19 = obj["allowed_countries"]
      if (value_allowed_countries_19 !== undefined) {
        json += ",\"allowed_countries\":"
        
          if (value_allowed_countries_19 === null) {
            json += JSON_STR_NULL
          }
          
          else if(Array.isArray(value_allowed_countries_19)) {
            json += anonymous7(value_allowed_countries_19)
          }
        
    else throw new TypeError("The value of '#/definitions/PhoneNumber/properties/allowed_countries' does not match schema definition.")
  
      } else {
        throw new Error('"allowed_countries" is required!')
      }
      
      const value_inbound_webhook_url_20 = obj["inbound_webhook_url"]
      if (value_inbound_webhook_url_20 !== undefined) {
        json += ",\"inbound_webhook_url\":"
        
          if (value_inbound_webhook_url_20 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_inbound_webhook_url_20 === "string" ||
            value_inbound_webhook_url_20 === null ||
            value_inbound_webhook_url_20 instanceof Date ||
            value_inbound_webhook_url_20 instanceof RegExp ||
            (
              typeof value_inbound_webhook_url_20 === "object" &&
              typeof value_inbound_webhook_url_20.toString === "function" &&
              value_inbound_webhook_url_20.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_inbound_webhook_url_20 !== 'string') {
          if (value_inbound_webhook_url_20 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_inbound_webhook_url_20 instanceof Date) {
            json += JSON_STR_QUOTE + value_inbound_webhook_url_20.toISOString() + JSON_STR_QUOTE
          } else if (value_inbound_webhook_url_20 instanceof RegExp) {
            json += asString(value_inbound_webhook_url_20.source)
          } else {
            json += asString(value_inbound_webhook_url_20.toString())
          }
        } else {
          json += asString(value_inbound_webhook_url_20)
        }
        
          }
        
    else throw new TypeError("The value of '#/definitions/PhoneNumber/properties/inbound_webhook_url' does not match schema definition.")
  
      } else {
        throw new Error('"inbound_webhook_url" is required!')
      }
      
      const value_monthly_price_21 = obj["monthly_price"]
      if (value_monthly_price_21 !== undefined) {
        json += ",\"monthly_price\":"
        json += anonymous8(value_monthly_price_21)
      } else {
        throw new Error('"monthly_price" is required!')
      }
      
      const value_rented_until_25 = obj["rented_until"]
      if (value_rented_until_25 !== undefined) {
        json += ",\"rented_until\":"
        
          if (value_rented_until_25 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_rented_until_25 === "string" ||
            value_rented_until_25 === null ||
            value_rented_until_25 instanceof Date ||
            value_rented_until_25 instanceof RegExp ||
            (
              typeof value_rented_until_25 === "object" &&
              typeof value_rented_until_25.toString === "function" &&
              value_rented_until_25.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_rented_until_25)
          }
        
    else throw new TypeError("The value of '#/definitions/NullableTimestamp' does not match schema definition.")
  
      } else {
        throw new Error('"rented_until" is required!')
      }
      
      const value_account_26 = obj["account"]
      if (value_account_26 !== undefined) {
        json += ",\"account\":"
        
      if (value_account_26 === null) {
        json += JSON_STR_NULL
      } else {
    json += anonymous9(value_account_26)
      }
    
      } else {
        throw new Error('"account" is required!')
      }
      
      const value_created_at_30 = obj["created_at"]
      if (value_created_at_30 !== undefined) {
        json += ",\"created_at\":"
        
        if (typeof value_created_at_30 !== 'string') {
          if (value_created_at_30 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_created_at_30 instanceof Date) {
            json += JSON_STR_QUOTE + value_created_at_30.toISOString() + JSON_STR_QUOTE
          } else if (value_created_at_30 instanceof RegExp) {
            json += asString(value_created_at_30.source)
          } else {
            json += asString(value_created_at_30.toString())
          }
        } else {
          json += asString(value_created_at_30)
        }
        
      } else {
        throw new Error('"created_at" is required!')
      }
      
      const value_inbound_webhook_secret_31 = obj["inbound_webhook_secret"]
      if (value_inbound_webhook_secret_31 !== undefined) {
        json += ",\"inbound_webhook_secret\":"
        
        if (typeof value_inbound_webhook_secret_31 !== 'string') {
          if (value_inbound_webhook_secret_31 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_inbound_webhook_secret_31 instanceof Date) {
            json += JSON_STR_QUOTE + value_inbound_webhook_secret_31.toISOString() + JSON_STR_QUOTE
          } else if (value_inbound_webhook_secret_31 instanceof RegExp) {
            json += asString(value_inbound_webhook_secret_31.source)
          } else {
            json += asString(value_inbound_webhook_secret_31.toString())
          }
        } else {
          json += asString(value_inbound_webhook_secret_31)
        }
        
      }

return json + JSON_STR_END_OBJECT

      }
    

    function anonymous1 (obj) {
      // "__fjs_merged_0#/properties/data"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of '__fjs_merged_0#/properties/data' does not match schema definition.")
    }
    const arrayLength = obj.length
  
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        json += anonymous2(value)
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          json += anonymous2(value)
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "__fjs_merged_0#"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_data_1 = obj["data"]
      if (value_data_1 !== undefined) {
        json += "{\"data\":"
        json += anonymous1(value_data_1)
      } else {
        throw new Error('"data" is required!')
      }
      
      const value_has_more_32 = obj["has_more"]
      if (value_has_more_32 !== undefined) {
        json += ",\"has_more\":"
        json += asBoolean(value_has_more_32)
      } else {
        throw new Error('"has_more" is required!')
      }
      
      const value_next_cursor_33 = obj["next_cursor"]
      if (value_next_cursor_33 !== undefined) {
        json += ",\"next_cursor\":"
        
          if (value_next_cursor_33 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_next_cursor_33 === "string" ||
            value_next_cursor_33 === null ||
            value_next_cursor_33 instanceof Date ||
            value_next_cursor_33 instanceof RegExp ||
            (
              typeof value_next_cursor_33 === "object" &&
              typeof value_next_cursor_33.toString === "function" &&
              value_next_cursor_33.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_next_cursor_33 !== 'string') {
          if (value_next_cursor_33 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_next_cursor_33 instanceof Date) {
            json += JSON_STR_QUOTE + value_next_cursor_33.toISOString() + JSON_STR_QUOTE
          } else if (value_next_cursor_33 instanceof RegExp) {
            json += asString(value_next_cursor_33.source)
          } else {
            json += asString(value_next_cursor_33.toString())
          }
        } else {
          json += asString(value_next_cursor_33)
        }
        
          }
        
    else throw new TypeError("The value of '__fjs_merged_0#/properties/next_cursor' does not match schema definition.")
  
      } else {
        throw new Error('"next_cursor" is required!')
      }
      
      const value_total_34 = obj["total"]
      if (value_total_34 !== undefined) {
        json += ",\"total\":"
        json += asInteger(value_total_34)
      }

return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)}),
"PlaygroundReply": lazy(() => {const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone","inlineValidators":true}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  return function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
      // "#/definitions/PlaygroundFunctionRun/properties/arguments"
      function anonymous3 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_6 = false

    for (const key of Object.keys(obj)) {
      if (
        
        obj[key] === undefined ||
        typeof obj[key] === 'function' ||
        typeof obj[key] === 'symbol'
      ) continue
      const value = obj[key]
  
        json += addComma_6 ? JSON_STR_COMMA : ((addComma_6 = true), JSON_STR_BEGIN_OBJECT)
        json += asString(key) + JSON_STR_COLONS + JSON.stringify(value)
      
    }
  if (!addComma_6) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

      // "#/definitions/PlaygroundFunctionRun"
      function anonymous2 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_name_4 = obj["name"]
      if (value_name_4 !== undefined) {
        json += "{\"name\":"
        
        if (typeof value_name_4 !== 'string') {
          if (value_name_4 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_name_4 instanceof Date) {
            json += JSON_STR_QUOTE + value_name_4.toISOString() + JSON_STR_QUOTE
          } else if (value_name_4 instanceof RegExp) {
            json += asString(value_name_4.source)
          } else {
            json += asString(value_name_4.toString())
          }
        } else {
          json += asString(value_name_4)
        }
        
      } else {
        throw new Error('"name" is required!')
      }
      
      const value_arguments_5 = obj["arguments"]
      if (value_arguments_5 !== undefined) {
        json += ",\"arguments\":"
        json += anonymous3(value_arguments_5)
      } else {
        throw new Error('"arguments" is required!')
      }
      
      const value_ok_7 = obj["ok"]
      if (value_ok_7 !== undefined) {
        json += ",\"ok\":"
        json += asBoolean(value_ok_7)
      } else {
        throw new Error('"ok" is required!')
      }
      
      const value_result_8 = obj["result"]
      if (value_result_8 !== undefined) {
        json += ",\"result\":"
        json += JSON.stringify(value_result_8)
      } else {
        throw new Error('"result" is required!')
      }
      
      const value_duration_ms_9 = obj["duration_ms"]
      if (value_duration_ms_9 !== undefined) {
        json += ",\"duration_ms\":"
        json += asInteger(value_duration_ms_9)
      } else {
        throw new Error('"duration_ms" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

    function anonymous1 (obj) {
      // "__fjs_merged_0#/properties/functions"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of '__fjs_merged_0#/properties/functions' does not match schema definition.")
    }
    const arrayLength = obj.length
  
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        json += anonymous2(value)
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          json += anonymous2(value)
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "#/definitions/TokenUsage"
      function anonymous4 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_input_tokens_14 = obj["input_tokens"]
      if (value_input_tokens_14 !== undefined) {
        json += "{\"input_tokens\":"
        json += asInteger(value_input_tokens_14)
      } else {
        throw new Error('"input_tokens" is required!')
      }
      
      const value_output_tokens_15 = obj["output_tokens"]
      if (value_output_tokens_15 !== undefined) {
        json += ",\"output_tokens\":"
        json += asInteger(value_output_tokens_15)
      } else {
        throw new Error('"output_tokens" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

      // "__fjs_merged_0#"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_text_1 = obj["text"]
      if (value_text_1 !== undefined) {
        json += "{\"text\":"
        
        if (typeof value_text_1 !== 'string') {
          if (value_text_1 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_text_1 instanceof Date) {
            json += JSON_STR_QUOTE + value_text_1.toISOString() + JSON_STR_QUOTE
          } else if (value_text_1 instanceof RegExp) {
            json += asString(value_text_1.source)
          } else {
            json += asString(value_text_1.toString())
          }
        } else {
          json += asString(value_text_1)
        }
        
      } else {
        throw new Error('"text" is required!')
      }
      
      const value_functions_2 = obj["functions"]
      if (value_functions_2 !== undefined) {
        json += ",\"functions\":"
        json += anonymous1(value_functions_2)
      } else {
        throw new Error('"functions" is required!')
      }
      
      const value_model_10 = obj["model"]
      if (value_model_10 !== undefined) {
        json += ",\"model\":"
        
        if (typeof value_model_10 !== 'string') {
          if (value_model_10 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_model_10 instanceof Date) {
            json += JSON_STR_QUOTE + value_model_10.toISOString() + JSON_STR_QUOTE
          } else if (value_model_10 instanceof RegExp) {
            json += asString(value_model_10.source)
          } else {
            json += asString(value_model_10.toString())
          }
        } else {
          json += asString(value_model_10)
        }
        
      } else {
        throw new Error('"model" is required!')
      }
      
      const value_latency_ms_11 = obj["latency_ms"]
      if (value_latency_ms_11 !== undefined) {
        json += ",\"latency_ms\":"
        json += asInteger(value_latency_ms_11)
      } else {
        throw new Error('"latency_ms" is required!')
      }
      
      const value_usage_12 = obj["usage"]
      if (value_usage_12 !== undefined) {
        json += ",\"usage\":"
        json += anonymous4(value_usage_12)
      } else {
        throw new Error('"usage" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)}),
"PriceEstimate": lazy(() => {const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone","inlineValidators":true}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  return function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
      // "#/definitions/Money"
      function anonymous1 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_amount_6 = obj["amount"]
      if (value_amount_6 !== undefined) {
        json += "{\"amount\":"
        
        if (typeof value_amount_6 !== 'string') {
          if (value_amount_6 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_amount_6 instanceof Date) {
            json += JSON_STR_QUOTE + value_amount_6.toISOString() + JSON_STR_QUOTE
          } else if (value_amount_6 instanceof RegExp) {
            json += asString(value_amount_6.source)
          } else {
            json += asString(value_amount_6.toString())
          }
        } else {
          json += asString(value_amount_6)
        }
        
      } else {
        throw new Error('"amount" is required!')
      }
      
      const value_currency_7 = obj["currency"]
      if (value_currency_7 !== undefined) {
        json += ",\"currency\":"
        
        if (typeof value_currency_7 !== 'string') {
          if (value_currency_7 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_currency_7 instanceof Date) {
            json += JSON_STR_QUOTE + value_currency_7.toISOString() + JSON_STR_QUOTE
          } else if (value_currency_7 instanceof RegExp) {
            json += asString(value_currency_7.source)
          } else {
            json += asString(value_currency_7.toString())
          }
        } else {
          json += asString(value_currency_7)
        }
        
      } else {
        throw new Error('"currency" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

      // "#/definitions/CostItem"
      function anonymous3 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_item_10 = obj["item"]
      if (value_item_10 !== undefined) {
        json += "{\"item\":"
        
        if (typeof value_item_10 !== 'string') {
          if (value_item_10 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_item_10 instanceof Date) {
            json += JSON_STR_QUOTE + value_item_10.toISOString() + JSON_STR_QUOTE
          } else if (value_item_10 instanceof RegExp) {
            json += asString(value_item_10.source)
          } else {
            json += asString(value_item_10.toString())
          }
        } else {
          json += asString(value_item_10)
        }
        
      } else {
        throw new Error('"item" is required!')
      }
      
      const value_unit_11 = obj["unit"]
      if (value_unit_11 !== undefined) {
        json += ",\"unit\":"
        
        if (typeof value_unit_11 !== 'string') {
          if (value_unit_11 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_unit_11 instanceof Date) {
            json += JSON_STR_QUOTE + value_unit_11.toISOString() + JSON_STR_QUOTE
          } else if (value_unit_11 instanceof RegExp) {
            json += asString(value_unit_11.source)
          } else {
            json += asString(value_unit_11.toString())
          }
        } else {
          json += asString(value_unit_11)
        }
        
      } else {
        throw new Error('"unit" is required!')
      }
      
      const value_per_12 = obj["per"]
      if (value_per_12 !== undefined) {
        json += ",\"per\":"
        json += asInteger(value_per_12)
      } else {
        throw new Error('"per" is required!')
      }
      
      const value_price_13 = obj["price"]
      if (value_price_13 !== undefined) {
        json += ",\"price\":"
        json += anonymous1(value_price_13)
      } else {
        throw new Error('"price" is required!')
      }
      
      const value_quantity_14 = obj["quantity"]
      if (value_quantity_14 !== undefined) {
        json += ",\"quantity\":"
        json += asInteger(value_quantity_14)
      } else {
        throw new Error('"quantity" is required!')
      }
      
      const value_amount_15 = obj["amount"]
      if (value_amount_15 !== undefined) {
        json += ",\"amount\":"
        json += anonymous1(value_amount_15)
      } else {
        throw new Error('"amount" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

    function anonymous2 (obj) {
      // "__fjs_merged_0#/properties/items"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of '__fjs_merged_0#/properties/items' does not match schema definition.")
    }
    const arrayLength = obj.length
  
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        json += anonymous3(value)
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          json += anonymous3(value)
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "#/definitions/EstimateAssumptions"
      function anonymous4 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_llm_input_tokens_18 = obj["llm_input_tokens"]
      if (value_llm_input_tokens_18 !== undefined) {
        json += "{\"llm_input_tokens\":"
        json += asInteger(value_llm_input_tokens_18)
      } else {
        throw new Error('"llm_input_tokens" is required!')
      }
      
      const value_llm_output_tokens_19 = obj["llm_output_tokens"]
      if (value_llm_output_tokens_19 !== undefined) {
        json += ",\"llm_output_tokens\":"
        json += asInteger(value_llm_output_tokens_19)
      } else {
        throw new Error('"llm_output_tokens" is required!')
      }
      
      const value_tts_characters_20 = obj["tts_characters"]
      if (value_tts_characters_20 !== undefined) {
        json += ",\"tts_characters\":"
        json += asInteger(value_tts_characters_20)
      } else {
        throw new Error('"tts_characters" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

      // "__fjs_merged_0#"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_route_1 = obj["route"]
      if (value_route_1 !== undefined) {
        json += "{\"route\":"
        
        if (typeof value_route_1 !== 'string') {
          if (value_route_1 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_route_1 instanceof Date) {
            json += JSON_STR_QUOTE + value_route_1.toISOString() + JSON_STR_QUOTE
          } else if (value_route_1 instanceof RegExp) {
            json += asString(value_route_1.source)
          } else {
            json += asString(value_route_1.toString())
          }
        } else {
          json += asString(value_route_1)
        }
        
      } else {
        throw new Error('"route" is required!')
      }
      
      const value_model_2 = obj["model"]
      if (value_model_2 !== undefined) {
        json += ",\"model\":"
        
        if (typeof value_model_2 !== 'string') {
          if (value_model_2 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_model_2 instanceof Date) {
            json += JSON_STR_QUOTE + value_model_2.toISOString() + JSON_STR_QUOTE
          } else if (value_model_2 instanceof RegExp) {
            json += asString(value_model_2.source)
          } else {
            json += asString(value_model_2.toString())
          }
        } else {
          json += asString(value_model_2)
        }
        
      } else {
        throw new Error('"model" is required!')
      }
      
      const value_voice_id_3 = obj["voice_id"]
      if (value_voice_id_3 !== undefined) {
        json += ",\"voice_id\":"
        
        if (typeof value_voice_id_3 !== 'string') {
          if (value_voice_id_3 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_voice_id_3 instanceof Date) {
            json += JSON_STR_QUOTE + value_voice_id_3.toISOString() + JSON_STR_QUOTE
          } else if (value_voice_id_3 instanceof RegExp) {
            json += asString(value_voice_id_3.source)
          } else {
            json += asString(value_voice_id_3.toString())
          }
        } else {
          json += asString(value_voice_id_3)
        }
        
      } else {
        throw new Error('"voice_id" is required!')
      }
      
      const value_per_minute_4 = obj["per_minute"]
      if (value_per_minute_4 !== undefined) {
        json += ",\"per_minute\":"
        json += anonymous1(value_per_minute_4)
      } else {
        throw new Error('"per_minute" is required!')
      }
      
      const value_items_8 = obj["items"]
      if (value_items_8 !== undefined) {
        json += ",\"items\":"
        json += anonymous2(value_items_8)
      } else {
        throw new Error('"items" is required!')
      }
      
      const value_assumptions_16 = obj["assumptions"]
      if (value_assumptions_16 !== undefined) {
        json += ",\"assumptions\":"
        json += anonymous4(value_assumptions_16)
      } else {
        throw new Error('"assumptions" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)}),
"Pricing": lazy(() => {const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone","inlineValidators":true}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  return function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
      // "#/definitions/Money"
      function anonymous3 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_amount_10 = obj["amount"]
      if (value_amount_10 !== undefined) {
        json += "{\"amount\":"
        
        if (typeof value_amount_10 !== 'string') {
          if (value_amount_10 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_amount_10 instanceof Date) {
            json += JSON_STR_QUOTE + value_amount_10.toISOString() + JSON_STR_QUOTE
          } else if (value_amount_10 instanceof RegExp) {
            json += asString(value_amount_10.source)
          } else {
            json += asString(value_amount_10.toString())
          }
        } else {
          json += asString(value_amount_10)
        }
        
      } else {
        throw new Error('"amount" is required!')
      }
      
      const value_currency_11 = obj["currency"]
      if (value_currency_11 !== undefined) {
        json += ",\"currency\":"
        
        if (typeof value_currency_11 !== 'string') {
          if (value_currency_11 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_currency_11 instanceof Date) {
            json += JSON_STR_QUOTE + value_currency_11.toISOString() + JSON_STR_QUOTE
          } else if (value_currency_11 instanceof RegExp) {
            json += asString(value_currency_11.source)
          } else {
            json += asString(value_currency_11.toString())
          }
        } else {
          json += asString(value_currency_11)
        }
        
      } else {
        throw new Error('"currency" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

      // "#/definitions/Rate"
      function anonymous2 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_item_4 = obj["item"]
      if (value_item_4 !== undefined) {
        json += "{\"item\":"
        
        if (typeof value_item_4 !== 'string') {
          if (value_item_4 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_item_4 instanceof Date) {
            json += JSON_STR_QUOTE + value_item_4.toISOString() + JSON_STR_QUOTE
          } else if (value_item_4 instanceof RegExp) {
            json += asString(value_item_4.source)
          } else {
            json += asString(value_item_4.toString())
          }
        } else {
          json += asString(value_item_4)
        }
        
      } else {
        throw new Error('"item" is required!')
      }
      
      const value_applies_to_5 = obj["applies_to"]
      if (value_applies_to_5 !== undefined) {
        json += ",\"applies_to\":"
        
        if (typeof value_applies_to_5 !== 'string') {
          if (value_applies_to_5 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_applies_to_5 instanceof Date) {
            json += JSON_STR_QUOTE + value_applies_to_5.toISOString() + JSON_STR_QUOTE
          } else if (value_applies_to_5 instanceof RegExp) {
            json += asString(value_applies_to_5.source)
          } else {
            json += asString(value_applies_to_5.toString())
          }
        } else {
          json += asString(value_applies_to_5)
        }
        
      } else {
        throw new Error('"applies_to" is required!')
      }
      
      const value_unit_6 = obj["unit"]
      if (value_unit_6 !== undefined) {
        json += ",\"unit\":"
        
        if (typeof value_unit_6 !== 'string') {
          if (value_unit_6 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_unit_6 instanceof Date) {
            json += JSON_STR_QUOTE + value_unit_6.toISOString() + JSON_STR_QUOTE
          } else if (value_unit_6 instanceof RegExp) {
            json += asString(value_unit_6.source)
          } else {
            json += asString(value_unit_6.toString())
          }
        } else {
          json += asString(value_unit_6)
        }
        
      } else {
        throw new Error('"unit" is required!')
      }
      
      const value_per_7 = obj["per"]
      if (value_per_7 !== undefined) {
        json += ",\"per\":"
        json += asInteger(value_per_7)
      } else {
        throw new Error('"per" is required!')
      }
      
      const value_price_8 = obj["price"]
      if (value_price_8 !== undefined) {
        json += ",\"price\":"
        json += anonymous3(value_price_8)
      } else {
        throw new Error('"price" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

    function anonymous1 (obj) {
      // "__fjs_merged_0#/properties/rates"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of '__fjs_merged_0#/properties/rates' does not match schema definition.")
    }
    const arrayLength = obj.length
  
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        json += anonymous2(value)
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          json += anonymous2(value)
        }
      }
      return json + JSON_STR_END_ARRAY
    }

    function anonymous4 (obj) {
      // "__fjs_merged_0#/properties/free_routes"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of '__fjs_merged_0#/properties/free_routes' does not match schema definition.")
    }
    const arrayLength = obj.length
  
      if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
        return asPlainStringArray(obj, arrayLength)
      }
      
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        }
      }
      return json + JSON_STR_END_ARRAY
    }

    function anonymous5 (obj) {
      // "__fjs_merged_0#/properties/rounding"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of '__fjs_merged_0#/properties/rounding' does not match schema definition.")
    }
    const arrayLength = obj.length
  
      if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
        return asPlainStringArray(obj, arrayLength)
      }
      
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "#/definitions/EstimateAssumptions"
      function anonymous6 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_llm_input_tokens_16 = obj["llm_input_tokens"]
      if (value_llm_input_tokens_16 !== undefined) {
        json += "{\"llm_input_tokens\":"
        json += asInteger(value_llm_input_tokens_16)
      } else {
        throw new Error('"llm_input_tokens" is required!')
      }
      
      const value_llm_output_tokens_17 = obj["llm_output_tokens"]
      if (value_llm_output_tokens_17 !== undefined) {
        json += ",\"llm_output_tokens\":"
        json += asInteger(value_llm_output_tokens_17)
      } else {
        throw new Error('"llm_output_tokens" is required!')
      }
      
      const value_tts_characters_18 = obj["tts_characters"]
      if (value_tts_characters_18 !== undefined) {
        json += ",\"tts_characters\":"
        json += asInteger(value_tts_characters_18)
      } else {
        throw new Error('"tts_characters" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

      // "#/definitions/NumberRent"
      function anonymous8 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_type_21 = obj["type"]
      if (value_type_21 !== undefined) {
        json += "{\"type\":"
        
        if (typeof value_type_21 !== 'string') {
          if (value_type_21 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_type_21 instanceof Date) {
            json += JSON_STR_QUOTE + value_type_21.toISOString() + JSON_STR_QUOTE
          } else if (value_type_21 instanceof RegExp) {
            json += asString(value_type_21.source)
          } else {
            json += asString(value_type_21.toString())
          }
        } else {
          json += asString(value_type_21)
        }
        
      } else {
        throw new Error('"type" is required!')
      }
      
      const value_per_month_22 = obj["per_month"]
      if (value_per_month_22 !== undefined) {
        json += ",\"per_month\":"
        json += anonymous3(value_per_month_22)
      } else {
        throw new Error('"per_month" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

    function anonymous7 (obj) {
      // "__fjs_merged_0#/properties/number_rents"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of '__fjs_merged_0#/properties/number_rents' does not match schema definition.")
    }
    const arrayLength = obj.length
  
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        json += anonymous8(value)
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          json += anonymous8(value)
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "__fjs_merged_0#"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_currency_1 = obj["currency"]
      if (value_currency_1 !== undefined) {
        json += "{\"currency\":"
        
        if (typeof value_currency_1 !== 'string') {
          if (value_currency_1 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_currency_1 instanceof Date) {
            json += JSON_STR_QUOTE + value_currency_1.toISOString() + JSON_STR_QUOTE
          } else if (value_currency_1 instanceof RegExp) {
            json += asString(value_currency_1.source)
          } else {
            json += asString(value_currency_1.toString())
          }
        } else {
          json += asString(value_currency_1)
        }
        
      } else {
        throw new Error('"currency" is required!')
      }
      
      const value_rates_2 = obj["rates"]
      if (value_rates_2 !== undefined) {
        json += ",\"rates\":"
        json += anonymous1(value_rates_2)
      } else {
        throw new Error('"rates" is required!')
      }
      
      const value_free_routes_12 = obj["free_routes"]
      if (value_free_routes_12 !== undefined) {
        json += ",\"free_routes\":"
        json += anonymous4(value_free_routes_12)
      } else {
        throw new Error('"free_routes" is required!')
      }
      
      const value_rounding_13 = obj["rounding"]
      if (value_rounding_13 !== undefined) {
        json += ",\"rounding\":"
        json += anonymous5(value_rounding_13)
      } else {
        throw new Error('"rounding" is required!')
      }
      
      const value_assumptions_14 = obj["assumptions"]
      if (value_assumptions_14 !== undefined) {
        json += ",\"assumptions\":"
        json += anonymous6(value_assumptions_14)
      } else {
        throw new Error('"assumptions" is required!')
      }
      
      const value_number_rents_19 = obj["number_rents"]
      if (value_number_rents_19 !== undefined) {
        json += ",\"number_rents\":"
        json += anonymous7(value_number_rents_19)
      }

return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)}),
"Principal": lazy(() => {const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone","inlineValidators":true}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  return function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
      // "#/definitions/UserOrNull"
      function anonymous1 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_NULL
        let json = ''

        
      const value_id_4 = obj["id"]
      if (value_id_4 !== undefined) {
        json += "{\"id\":"
        
        if (typeof value_id_4 !== 'string') {
          if (value_id_4 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_4 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_4.toISOString() + JSON_STR_QUOTE
          } else if (value_id_4 instanceof RegExp) {
            json += asString(value_id_4.source)
          } else {
            json += asString(value_id_4.toString())
          }
        } else {
          json += asString(value_id_4)
        }
        
      } else {
        throw new Error('"id" is required!')
      }
      
      const value_email_5 = obj["email"]
      if (value_email_5 !== undefined) {
        json += ",\"email\":"
        
        if (typeof value_email_5 !== 'string') {
          if (value_email_5 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_email_5 instanceof Date) {
            json += JSON_STR_QUOTE + value_email_5.toISOString() + JSON_STR_QUOTE
          } else if (value_email_5 instanceof RegExp) {
            json += asString(value_email_5.source)
          } else {
            json += asString(value_email_5.toString())
          }
        } else {
          json += asString(value_email_5)
        }
        
      } else {
        throw new Error('"email" is required!')
      }
      
      const value_name_6 = obj["name"]
      if (value_name_6 !== undefined) {
        json += ",\"name\":"
        
        if (typeof value_name_6 !== 'string') {
          if (value_name_6 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_name_6 instanceof Date) {
            json += JSON_STR_QUOTE + value_name_6.toISOString() + JSON_STR_QUOTE
          } else if (value_name_6 instanceof RegExp) {
            json += asString(value_name_6.source)
          } else {
            json += asString(value_name_6.toString())
          }
        } else {
          json += asString(value_name_6)
        }
        
      } else {
        throw new Error('"name" is required!')
      }
      
      const value_time_zone_7 = obj["time_zone"]
      if (value_time_zone_7 !== undefined) {
        json += ",\"time_zone\":"
        
        if (typeof value_time_zone_7 !== 'string') {
          if (value_time_zone_7 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_time_zone_7 instanceof Date) {
            json += JSON_STR_QUOTE + value_time_zone_7.toISOString() + JSON_STR_QUOTE
          } else if (value_time_zone_7 instanceof RegExp) {
            json += asString(value_time_zone_7.source)
          } else {
            json += asString(value_time_zone_7.toString())
          }
        } else {
          json += asString(value_time_zone_7)
        }
        
      } else {
        throw new Error('"time_zone" is required!')
      }
      
      const value_created_at_8 = obj["created_at"]
      if (value_created_at_8 !== undefined) {
        json += ",\"created_at\":"
        
        if (typeof value_created_at_8 !== 'string') {
          if (value_created_at_8 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_created_at_8 instanceof Date) {
            json += JSON_STR_QUOTE + value_created_at_8.toISOString() + JSON_STR_QUOTE
          } else if (value_created_at_8 instanceof RegExp) {
            json += asString(value_created_at_8.source)
          } else {
            json += asString(value_created_at_8.toString())
          }
        } else {
          json += asString(value_created_at_8)
        }
        
      } else {
        throw new Error('"created_at" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

      // "#/definitions/ApiKeyOrNull"
      function anonymous2 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_NULL
        let json = ''

        
      const value_id_11 = obj["id"]
      if (value_id_11 !== undefined) {
        json += "{\"id\":"
        
        if (typeof value_id_11 !== 'string') {
          if (value_id_11 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_11 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_11.toISOString() + JSON_STR_QUOTE
          } else if (value_id_11 instanceof RegExp) {
            json += asString(value_id_11.source)
          } else {
            json += asString(value_id_11.toString())
          }
        } else {
          json += asString(value_id_11)
        }
        
      } else {
        throw new Error('"id" is required!')
      }
      
      const value_name_12 = obj["name"]
      if (value_name_12 !== undefined) {
        json += ",\"name\":"
        
        if (typeof value_name_12 !== 'string') {
          if (value_name_12 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_name_12 instanceof Date) {
            json += JSON_STR_QUOTE + value_name_12.toISOString() + JSON_STR_QUOTE
          } else if (value_name_12 instanceof RegExp) {
            json += asString(value_name_12.source)
          } else {
            json += asString(value_name_12.toString())
          }
        } else {
          json += asString(value_name_12)
        }
        
      } else {
        throw new Error('"name" is required!')
      }
      
      const value_scope_13 = obj["scope"]
      if (value_scope_13 !== undefined) {
        json += ",\"scope\":"
        
        if (typeof value_scope_13 !== 'string') {
          if (value_scope_13 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_scope_13 instanceof Date) {
            json += JSON_STR_QUOTE + value_scope_13.toISOString() + JSON_STR_QUOTE
          } else if (value_scope_13 instanceof RegExp) {
            json += asString(value_scope_13.source)
          } else {
            json += asString(value_scope_13.toString())
          }
        } else {
          json += asString(value_scope_13)
        }
        
      } else {
        throw new Error('"scope" is required!')
      }
      
      const value_prefix_14 = obj["prefix"]
      if (value_prefix_14 !== undefined) {
        json += ",\"prefix\":"
        
        if (typeof value_prefix_14 !== 'string') {
          if (value_prefix_14 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_prefix_14 instanceof Date) {
            json += JSON_STR_QUOTE + value_prefix_14.toISOString() + JSON_STR_QUOTE
          } else if (value_prefix_14 instanceof RegExp) {
            json += asString(value_prefix_14.source)
          } else {
            json += asString(value_prefix_14.toString())
          }
        } else {
          json += asString(value_prefix_14)
        }
        
      } else {
        throw new Error('"prefix" is required!')
      }
      
      const value_status_15 = obj["status"]
      if (value_status_15 !== undefined) {
        json += ",\"status\":"
        
        if (typeof value_status_15 !== 'string') {
          if (value_status_15 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_status_15 instanceof Date) {
            json += JSON_STR_QUOTE + value_status_15.toISOString() + JSON_STR_QUOTE
          } else if (value_status_15 instanceof RegExp) {
            json += asString(value_status_15.source)
          } else {
            json += asString(value_status_15.toString())
          }
        } else {
          json += asString(value_status_15)
        }
        
      } else {
        throw new Error('"status" is required!')
      }
      
      const value_created_by_16 = obj["created_by"]
      if (value_created_by_16 !== undefined) {
        json += ",\"created_by\":"
        
        if (typeof value_created_by_16 !== 'string') {
          if (value_created_by_16 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_created_by_16 instanceof Date) {
            json += JSON_STR_QUOTE + value_created_by_16.toISOString() + JSON_STR_QUOTE
          } else if (value_created_by_16 instanceof RegExp) {
            json += asString(value_created_by_16.source)
          } else {
            json += asString(value_created_by_16.toString())
          }
        } else {
          json += asString(value_created_by_16)
        }
        
      } else {
        throw new Error('"created_by" is required!')
      }
      
      const value_last_used_at_17 = obj["last_used_at"]
      if (value_last_used_at_17 !== undefined) {
        json += ",\"last_used_at\":"
        
          if (value_last_used_at_17 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_last_used_at_17 === "string" ||
            value_last_used_at_17 === null ||
            value_last_used_at_17 instanceof Date ||
            value_last_used_at_17 instanceof RegExp ||
            (
              typeof value_last_used_at_17 === "object" &&
              typeof value_last_used_at_17.toString === "function" &&
              value_last_used_at_17.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_last_used_at_17)
          }
        
    else throw new TypeError("The value of '#/definitions/NullableTimestamp' does not match schema definition.")
  
      } else {
        throw new Error('"last_used_at" is required!')
      }
      
      const value_created_at_18 = obj["created_at"]
      if (value_created_at_18 !== undefined) {
        json += ",\"created_at\":"
        
        if (typeof value_created_at_18 !== 'string') {
          if (value_created_at_18 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_created_at_18 instanceof Date) {
            json += JSON_STR_QUOTE + value_created_at_18.toISOString() + JSON_STR_QUOTE
          } else if (value_created_at_18 instanceof RegExp) {
            json += asString(value_created_at_18.source)
          } else {
            json += asString(value_created_at_18.toString())
          }
        } else {
          json += asString(value_created_at_18)
        }
        
      } else {
        throw new Error('"created_at" is required!')
      }
      
      const value_revoked_at_19 = obj["revoked_at"]
      if (value_revoked_at_19 !== undefined) {
        json += ",\"revoked_at\":"
        
          if (value_revoked_at_19 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_revoked_at_19 === "string" ||
            value_revoked_at_19 === null ||
            value_revoked_at_19 instanceof Date ||
            value_revoked_at_19 instanceof RegExp ||
            (
              typeof value_revoked_at_19 === "object" &&
              typeof value_revoked_at_19.toString === "function" &&
              value_revoked_at_19.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_revoked_at_19)
          }
        
    else throw new TypeError("The value of '#/definitions/NullableTimestamp' does not match schema definition.")
  
      } else {
        throw new Error('"revoked_at" is required!')
      }
      
      const value_predecessor_id_20 = obj["predecessor_id"]
      if (value_predecessor_id_20 !== undefined) {
        json += ",\"predecessor_id\":"
        
          if (value_predecessor_id_20 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_predecessor_id_20 === "string" ||
            value_predecessor_id_20 === null ||
            value_predecessor_id_20 instanceof Date ||
            value_predecessor_id_20 instanceof RegExp ||
            (
              typeof value_predecessor_id_20 === "object" &&
              typeof value_predecessor_id_20.toString === "function" &&
              value_predecessor_id_20.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_predecessor_id_20 !== 'string') {
          if (value_predecessor_id_20 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_predecessor_id_20 instanceof Date) {
            json += JSON_STR_QUOTE + value_predecessor_id_20.toISOString() + JSON_STR_QUOTE
          } else if (value_predecessor_id_20 instanceof RegExp) {
            json += asString(value_predecessor_id_20.source)
          } else {
            json += asString(value_predecessor_id_20.toString())
          }
        } else {
          json += asString(value_predecessor_id_20)
        }
        
          }
        
    else throw new TypeError("The value of '#/definitions/ApiKeyOrNull/properties/predecessor_id' does not match schema definition.")
  
      } else {
        throw new Error('"predecessor_id" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

      // "#/definitions/Workspace"
      function anonymous3 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_id_23 = obj["id"]
      if (value_id_23 !== undefined) {
        json += "{\"id\":"
        
        if (typeof value_id_23 !== 'string') {
          if (value_id_23 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_23 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_23.toISOString() + JSON_STR_QUOTE
          } else if (value_id_23 instanceof RegExp) {
            json += asString(value_id_23.source)
          } else {
            json += asString(value_id_23.toString())
          }
        } else {
          json += asString(value_id_23)
        }
        
      } else {
        throw new Error('"id" is required!')
      }
      
      const value_name_24 = obj["name"]
      if (value_name_24 !== undefined) {
        json += ",\"name\":"
        
        if (typeof value_name_24 !== 'string') {
          if (value_name_24 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_name_24 instanceof Date) {
            json += JSON_STR_QUOTE + value_name_24.toISOString() + JSON_STR_QUOTE
          } else if (value_name_24 instanceof RegExp) {
            json += asString(value_name_24.source)
          } else {
            json += asString(value_name_24.toString())
          }
        } else {
          json += asString(value_name_24)
        }
        
      } else {
        throw new Error('"name" is required!')
      }
      
      const value_created_at_25 = obj["created_at"]
      if (value_created_at_25 !== undefined) {
        json += ",\"created_at\":"
        
        if (typeof value_created_at_25 !== 'string') {
          if (value_created_at_25 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_created_at_25 instanceof Date) {
            json += JSON_STR_QUOTE + value_created_at_25.toISOString() + JSON_STR_QUOTE
          } else if (value_created_at_25 instanceof RegExp) {
            json += asString(value_created_at_25.source)
          } else {
            json += asString(value_created_at_25.toString())
          }
        } else {
          json += asString(value_created_at_25)
        }
        
      } else {
        throw new Error('"created_at" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

      // "__fjs_merged_0#"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_kind_1 = obj["kind"]
      if (value_kind_1 !== undefined) {
        json += "{\"kind\":"
        
        if (typeof value_kind_1 !== 'string') {
          if (value_kind_1 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_kind_1 instanceof Date) {
            json += JSON_STR_QUOTE + value_kind_1.toISOString() + JSON_STR_QUOTE
          } else if (value_kind_1 instanceof RegExp) {
            json += asString(value_kind_1.source)
          } else {
            json += asString(value_kind_1.toString())
          }
        } else {
          json += asString(value_kind_1)
        }
        
      } else {
        throw new Error('"kind" is required!')
      }
      
      const value_user_2 = obj["user"]
      if (value_user_2 !== undefined) {
        json += ",\"user\":"
        
      if (value_user_2 === null) {
        json += JSON_STR_NULL
      } else {
    json += anonymous1(value_user_2)
      }
    
      } else {
        throw new Error('"user" is required!')
      }
      
      const value_api_key_9 = obj["api_key"]
      if (value_api_key_9 !== undefined) {
        json += ",\"api_key\":"
        
      if (value_api_key_9 === null) {
        json += JSON_STR_NULL
      } else {
    json += anonymous2(value_api_key_9)
      }
    
      } else {
        throw new Error('"api_key" is required!')
      }
      
      const value_workspace_21 = obj["workspace"]
      if (value_workspace_21 !== undefined) {
        json += ",\"workspace\":"
        json += anonymous3(value_workspace_21)
      } else {
        throw new Error('"workspace" is required!')
      }
      
      const value_role_26 = obj["role"]
      if (value_role_26 !== undefined) {
        json += ",\"role\":"
        
          if (value_role_26 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_role_26 === "string" ||
            value_role_26 === null ||
            value_role_26 instanceof Date ||
            value_role_26 instanceof RegExp ||
            (
              typeof value_role_26 === "object" &&
              typeof value_role_26.toString === "function" &&
              value_role_26.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_role_26 !== 'string') {
          if (value_role_26 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_role_26 instanceof Date) {
            json += JSON_STR_QUOTE + value_role_26.toISOString() + JSON_STR_QUOTE
          } else if (value_role_26 instanceof RegExp) {
            json += asString(value_role_26.source)
          } else {
            json += asString(value_role_26.toString())
          }
        } else {
          json += asString(value_role_26)
        }
        
          }
        
    else throw new TypeError("The value of '__fjs_merged_0#/properties/role' does not match schema definition.")
  
      } else {
        throw new Error('"role" is required!')
      }
      
      const value_scope_27 = obj["scope"]
      if (value_scope_27 !== undefined) {
        json += ",\"scope\":"
        
        if (typeof value_scope_27 !== 'string') {
          if (value_scope_27 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_scope_27 instanceof Date) {
            json += JSON_STR_QUOTE + value_scope_27.toISOString() + JSON_STR_QUOTE
          } else if (value_scope_27 instanceof RegExp) {
            json += asString(value_scope_27.source)
          } else {
            json += asString(value_scope_27.toString())
          }
        } else {
          json += asString(value_scope_27)
        }
        
      } else {
        throw new Error('"scope" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)}),
"Problem": lazy(() => {const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone","inlineValidators":true}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  return function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
      // "#/definitions/FieldError"
      function anonymous2 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_pointer_10 = obj["pointer"]
      if (value_pointer_10 !== undefined) {
        json += "{\"pointer\":"
        
        if (typeof value_pointer_10 !== 'string') {
          if (value_pointer_10 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_pointer_10 instanceof Date) {
            json += JSON_STR_QUOTE + value_pointer_10.toISOString() + JSON_STR_QUOTE
          } else if (value_pointer_10 instanceof RegExp) {
            json += asString(value_pointer_10.source)
          } else {
            json += asString(value_pointer_10.toString())
          }
        } else {
          json += asString(value_pointer_10)
        }
        
      } else {
        throw new Error('"pointer" is required!')
      }
      
      const value_code_11 = obj["code"]
      if (value_code_11 !== undefined) {
        json += ",\"code\":"
        
        if (typeof value_code_11 !== 'string') {
          if (value_code_11 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_code_11 instanceof Date) {
            json += JSON_STR_QUOTE + value_code_11.toISOString() + JSON_STR_QUOTE
          } else if (value_code_11 instanceof RegExp) {
            json += asString(value_code_11.source)
          } else {
            json += asString(value_code_11.toString())
          }
        } else {
          json += asString(value_code_11)
        }
        
      } else {
        throw new Error('"code" is required!')
      }
      
      const value_detail_12 = obj["detail"]
      if (value_detail_12 !== undefined) {
        json += ",\"detail\":"
        
        if (typeof value_detail_12 !== 'string') {
          if (value_detail_12 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_detail_12 instanceof Date) {
            json += JSON_STR_QUOTE + value_detail_12.toISOString() + JSON_STR_QUOTE
          } else if (value_detail_12 instanceof RegExp) {
            json += asString(value_detail_12.source)
          } else {
            json += asString(value_detail_12.toString())
          }
        } else {
          json += asString(value_detail_12)
        }
        
      } else {
        throw new Error('"detail" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

    function anonymous1 (obj) {
      // "__fjs_merged_0#/properties/errors"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of '__fjs_merged_0#/properties/errors' does not match schema definition.")
    }
    const arrayLength = obj.length
  
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        json += anonymous2(value)
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          json += anonymous2(value)
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "__fjs_merged_0#"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_type_1 = obj["type"]
      if (value_type_1 !== undefined) {
        json += "{\"type\":"
        
        if (typeof value_type_1 !== 'string') {
          if (value_type_1 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_type_1 instanceof Date) {
            json += JSON_STR_QUOTE + value_type_1.toISOString() + JSON_STR_QUOTE
          } else if (value_type_1 instanceof RegExp) {
            json += asString(value_type_1.source)
          } else {
            json += asString(value_type_1.toString())
          }
        } else {
          json += asString(value_type_1)
        }
        
      } else {
        throw new Error('"type" is required!')
      }
      
      const value_title_2 = obj["title"]
      if (value_title_2 !== undefined) {
        json += ",\"title\":"
        
        if (typeof value_title_2 !== 'string') {
          if (value_title_2 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_title_2 instanceof Date) {
            json += JSON_STR_QUOTE + value_title_2.toISOString() + JSON_STR_QUOTE
          } else if (value_title_2 instanceof RegExp) {
            json += asString(value_title_2.source)
          } else {
            json += asString(value_title_2.toString())
          }
        } else {
          json += asString(value_title_2)
        }
        
      } else {
        throw new Error('"title" is required!')
      }
      
      const value_status_3 = obj["status"]
      if (value_status_3 !== undefined) {
        json += ",\"status\":"
        json += asInteger(value_status_3)
      } else {
        throw new Error('"status" is required!')
      }
      
      const value_code_4 = obj["code"]
      if (value_code_4 !== undefined) {
        json += ",\"code\":"
        
        if (typeof value_code_4 !== 'string') {
          if (value_code_4 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_code_4 instanceof Date) {
            json += JSON_STR_QUOTE + value_code_4.toISOString() + JSON_STR_QUOTE
          } else if (value_code_4 instanceof RegExp) {
            json += asString(value_code_4.source)
          } else {
            json += asString(value_code_4.toString())
          }
        } else {
          json += asString(value_code_4)
        }
        
      } else {
        throw new Error('"code" is required!')
      }
      
      const value_request_id_5 = obj["request_id"]
      if (value_request_id_5 !== undefined) {
        json += ",\"request_id\":"
        
        if (typeof value_request_id_5 !== 'string') {
          if (value_request_id_5 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_request_id_5 instanceof Date) {
            json += JSON_STR_QUOTE + value_request_id_5.toISOString() + JSON_STR_QUOTE
          } else if (value_request_id_5 instanceof RegExp) {
            json += asString(value_request_id_5.source)
          } else {
            json += asString(value_request_id_5.toString())
          }
        } else {
          json += asString(value_request_id_5)
        }
        
      } else {
        throw new Error('"request_id" is required!')
      }
      
      const value_detail_6 = obj["detail"]
      if (value_detail_6 !== undefined) {
        json += ",\"detail\":"
        
        if (typeof value_detail_6 !== 'string') {
          if (value_detail_6 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_detail_6 instanceof Date) {
            json += JSON_STR_QUOTE + value_detail_6.toISOString() + JSON_STR_QUOTE
          } else if (value_detail_6 instanceof RegExp) {
            json += asString(value_detail_6.source)
          } else {
            json += asString(value_detail_6.toString())
          }
        } else {
          json += asString(value_detail_6)
        }
        
      }

      const value_instance_7 = obj["instance"]
      if (value_instance_7 !== undefined) {
        json += ",\"instance\":"
        
        if (typeof value_instance_7 !== 'string') {
          if (value_instance_7 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_instance_7 instanceof Date) {
            json += JSON_STR_QUOTE + value_instance_7.toISOString() + JSON_STR_QUOTE
          } else if (value_instance_7 instanceof RegExp) {
            json += asString(value_instance_7.source)
          } else {
            json += asString(value_instance_7.toString())
          }
        } else {
          json += asString(value_instance_7)
        }
        
      }

      const value_errors_8 = obj["errors"]
      if (value_errors_8 !== undefined) {
        json += ",\"errors\":"
        json += anonymous1(value_errors_8)
      }

      const value_required_scope_13 = obj["required_scope"]
      if (value_required_scope_13 !== undefined) {
        json += ",\"required_scope\":"
        
        if (typeof value_required_scope_13 !== 'string') {
          if (value_required_scope_13 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_required_scope_13 instanceof Date) {
            json += JSON_STR_QUOTE + value_required_scope_13.toISOString() + JSON_STR_QUOTE
          } else if (value_required_scope_13 instanceof RegExp) {
            json += asString(value_required_scope_13.source)
          } else {
            json += asString(value_required_scope_13.toString())
          }
        } else {
          json += asString(value_required_scope_13)
        }
        
      }

      const value_actual_scope_14 = obj["actual_scope"]
      if (value_actual_scope_14 !== undefined) {
        json += ",\"actual_scope\":"
        
        if (typeof value_actual_scope_14 !== 'string') {
          if (value_actual_scope_14 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_actual_scope_14 instanceof Date) {
            json += JSON_STR_QUOTE + value_actual_scope_14.toISOString() + JSON_STR_QUOTE
          } else if (value_actual_scope_14 instanceof RegExp) {
            json += asString(value_actual_scope_14.source)
          } else {
            json += asString(value_actual_scope_14.toString())
          }
        } else {
          json += asString(value_actual_scope_14)
        }
        
      }

    for (const key of Object.keys(obj)) {
      if (
        key === "type" || key === "title" || key === "status" || key === "detail" || key === "instance" || key === "code" || key === "request_id" || key === "errors" || key === "required_scope" || key === "actual_scope" ||
        obj[key] === undefined ||
        typeof obj[key] === 'function' ||
        typeof obj[key] === 'symbol'
      ) continue
      const value = obj[key]
  
        json += JSON_STR_COMMA
        json += asString(key) + JSON_STR_COLONS + JSON.stringify(value)
      
    }
  
return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)}),
"ProviderPage": lazy(() => {const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone","inlineValidators":true}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  return function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
      // "#/definitions/Provider"
      function anonymous2 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_id_3 = obj["id"]
      if (value_id_3 !== undefined) {
        json += "{\"id\":"
        
        if (typeof value_id_3 !== 'string') {
          if (value_id_3 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_3 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_3.toISOString() + JSON_STR_QUOTE
          } else if (value_id_3 instanceof RegExp) {
            json += asString(value_id_3.source)
          } else {
            json += asString(value_id_3.toString())
          }
        } else {
          json += asString(value_id_3)
        }
        
      } else {
        throw new Error('"id" is required!')
      }
      
      const value_kind_4 = obj["kind"]
      if (value_kind_4 !== undefined) {
        json += ",\"kind\":"
        
        if (typeof value_kind_4 !== 'string') {
          if (value_kind_4 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_kind_4 instanceof Date) {
            json += JSON_STR_QUOTE + value_kind_4.toISOString() + JSON_STR_QUOTE
          } else if (value_kind_4 instanceof RegExp) {
            json += asString(value_kind_4.source)
          } else {
            json += asString(value_kind_4.toString())
          }
        } else {
          json += asString(value_kind_4)
        }
        
      } else {
        throw new Error('"kind" is required!')
      }
      
      const value_configured_5 = obj["configured"]
      if (value_configured_5 !== undefined) {
        json += ",\"configured\":"
        json += asBoolean(value_configured_5)
      } else {
        throw new Error('"configured" is required!')
      }
      
      const value_description_6 = obj["description"]
      if (value_description_6 !== undefined) {
        json += ",\"description\":"
        
        if (typeof value_description_6 !== 'string') {
          if (value_description_6 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_description_6 instanceof Date) {
            json += JSON_STR_QUOTE + value_description_6.toISOString() + JSON_STR_QUOTE
          } else if (value_description_6 instanceof RegExp) {
            json += asString(value_description_6.source)
          } else {
            json += asString(value_description_6.toString())
          }
        } else {
          json += asString(value_description_6)
        }
        
      } else {
        throw new Error('"description" is required!')
      }
      
      const value_health_7 = obj["health"]
      if (value_health_7 !== undefined) {
        json += ",\"health\":"
        
        if (typeof value_health_7 !== 'string') {
          if (value_health_7 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_health_7 instanceof Date) {
            json += JSON_STR_QUOTE + value_health_7.toISOString() + JSON_STR_QUOTE
          } else if (value_health_7 instanceof RegExp) {
            json += asString(value_health_7.source)
          } else {
            json += asString(value_health_7.toString())
          }
        } else {
          json += asString(value_health_7)
        }
        
      } else {
        throw new Error('"health" is required!')
      }
      
      const value_detail_8 = obj["detail"]
      if (value_detail_8 !== undefined) {
        json += ",\"detail\":"
        
          if (value_detail_8 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_detail_8 === "string" ||
            value_detail_8 === null ||
            value_detail_8 instanceof Date ||
            value_detail_8 instanceof RegExp ||
            (
              typeof value_detail_8 === "object" &&
              typeof value_detail_8.toString === "function" &&
              value_detail_8.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_detail_8 !== 'string') {
          if (value_detail_8 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_detail_8 instanceof Date) {
            json += JSON_STR_QUOTE + value_detail_8.toISOString() + JSON_STR_QUOTE
          } else if (value_detail_8 instanceof RegExp) {
            json += asString(value_detail_8.source)
          } else {
            json += asString(value_detail_8.toString())
          }
        } else {
          json += asString(value_detail_8)
        }
        
          }
        
    else throw new TypeError("The value of '#/definitions/Provider/properties/detail' does not match schema definition.")
  
      } else {
        throw new Error('"detail" is required!')
      }
      
      const value_last_checked_at_9 = obj["last_checked_at"]
      if (value_last_checked_at_9 !== undefined) {
        json += ",\"last_checked_at\":"
        
          if (value_last_checked_at_9 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_last_checked_at_9 === "string" ||
            value_last_checked_at_9 === null ||
            value_last_checked_at_9 instanceof Date ||
            value_last_checked_at_9 instanceof RegExp ||
            (
              typeof value_last_checked_at_9 === "object" &&
              typeof value_last_checked_at_9.toString === "function" &&
              value_last_checked_at_9.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_last_checked_at_9)
          }
        
    else throw new TypeError("The value of '#/definitions/NullableTimestamp' does not match schema definition.")
  
      } else {
        throw new Error('"last_checked_at" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

    function anonymous1 (obj) {
      // "__fjs_merged_0#/properties/data"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of '__fjs_merged_0#/properties/data' does not match schema definition.")
    }
    const arrayLength = obj.length
  
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        json += anonymous2(value)
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          json += anonymous2(value)
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "__fjs_merged_0#"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_data_1 = obj["data"]
      if (value_data_1 !== undefined) {
        json += "{\"data\":"
        json += anonymous1(value_data_1)
      } else {
        throw new Error('"data" is required!')
      }
      
      const value_has_more_10 = obj["has_more"]
      if (value_has_more_10 !== undefined) {
        json += ",\"has_more\":"
        json += asBoolean(value_has_more_10)
      } else {
        throw new Error('"has_more" is required!')
      }
      
      const value_next_cursor_11 = obj["next_cursor"]
      if (value_next_cursor_11 !== undefined) {
        json += ",\"next_cursor\":"
        
          if (value_next_cursor_11 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_next_cursor_11 === "string" ||
            value_next_cursor_11 === null ||
            value_next_cursor_11 instanceof Date ||
            value_next_cursor_11 instanceof RegExp ||
            (
              typeof value_next_cursor_11 === "object" &&
              typeof value_next_cursor_11.toString === "function" &&
              value_next_cursor_11.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_next_cursor_11 !== 'string') {
          if (value_next_cursor_11 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_next_cursor_11 instanceof Date) {
            json += JSON_STR_QUOTE + value_next_cursor_11.toISOString() + JSON_STR_QUOTE
          } else if (value_next_cursor_11 instanceof RegExp) {
            json += asString(value_next_cursor_11.source)
          } else {
            json += asString(value_next_cursor_11.toString())
          }
        } else {
          json += asString(value_next_cursor_11)
        }
        
          }
        
    else throw new TypeError("The value of '__fjs_merged_0#/properties/next_cursor' does not match schema definition.")
  
      } else {
        throw new Error('"next_cursor" is required!')
      }
      
      const value_total_12 = obj["total"]
      if (value_total_12 !== undefined) {
        json += ",\"total\":"
        json += asInteger(value_total_12)
      }

return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)}),
"Registration": lazy(() => {const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone","inlineValidators":true}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  return function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
      // "#/definitions/User"
      function anonymous1 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_id_3 = obj["id"]
      if (value_id_3 !== undefined) {
        json += "{\"id\":"
        
        if (typeof value_id_3 !== 'string') {
          if (value_id_3 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_3 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_3.toISOString() + JSON_STR_QUOTE
          } else if (value_id_3 instanceof RegExp) {
            json += asString(value_id_3.source)
          } else {
            json += asString(value_id_3.toString())
          }
        } else {
          json += asString(value_id_3)
        }
        
      } else {
        throw new Error('"id" is required!')
      }
      
      const value_email_4 = obj["email"]
      if (value_email_4 !== undefined) {
        json += ",\"email\":"
        
        if (typeof value_email_4 !== 'string') {
          if (value_email_4 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_email_4 instanceof Date) {
            json += JSON_STR_QUOTE + value_email_4.toISOString() + JSON_STR_QUOTE
          } else if (value_email_4 instanceof RegExp) {
            json += asString(value_email_4.source)
          } else {
            json += asString(value_email_4.toString())
          }
        } else {
          json += asString(value_email_4)
        }
        
      } else {
        throw new Error('"email" is required!')
      }
      
      const value_name_5 = obj["name"]
      if (value_name_5 !== undefined) {
        json += ",\"name\":"
        
        if (typeof value_name_5 !== 'string') {
          if (value_name_5 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_name_5 instanceof Date) {
            json += JSON_STR_QUOTE + value_name_5.toISOString() + JSON_STR_QUOTE
          } else if (value_name_5 instanceof RegExp) {
            json += asString(value_name_5.source)
          } else {
            json += asString(value_name_5.toString())
          }
        } else {
          json += asString(value_name_5)
        }
        
      } else {
        throw new Error('"name" is required!')
      }
      
      const value_time_zone_6 = obj["time_zone"]
      if (value_time_zone_6 !== undefined) {
        json += ",\"time_zone\":"
        
        if (typeof value_time_zone_6 !== 'string') {
          if (value_time_zone_6 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_time_zone_6 instanceof Date) {
            json += JSON_STR_QUOTE + value_time_zone_6.toISOString() + JSON_STR_QUOTE
          } else if (value_time_zone_6 instanceof RegExp) {
            json += asString(value_time_zone_6.source)
          } else {
            json += asString(value_time_zone_6.toString())
          }
        } else {
          json += asString(value_time_zone_6)
        }
        
      } else {
        throw new Error('"time_zone" is required!')
      }
      
      const value_created_at_7 = obj["created_at"]
      if (value_created_at_7 !== undefined) {
        json += ",\"created_at\":"
        
        if (typeof value_created_at_7 !== 'string') {
          if (value_created_at_7 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_created_at_7 instanceof Date) {
            json += JSON_STR_QUOTE + value_created_at_7.toISOString() + JSON_STR_QUOTE
          } else if (value_created_at_7 instanceof RegExp) {
            json += asString(value_created_at_7.source)
          } else {
            json += asString(value_created_at_7.toString())
          }
        } else {
          json += asString(value_created_at_7)
        }
        
      } else {
        throw new Error('"created_at" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

      // "#/definitions/Workspace"
      function anonymous2 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_id_10 = obj["id"]
      if (value_id_10 !== undefined) {
        json += "{\"id\":"
        
        if (typeof value_id_10 !== 'string') {
          if (value_id_10 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_10 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_10.toISOString() + JSON_STR_QUOTE
          } else if (value_id_10 instanceof RegExp) {
            json += asString(value_id_10.source)
          } else {
            json += asString(value_id_10.toString())
          }
        } else {
          json += asString(value_id_10)
        }
        
      } else {
        throw new Error('"id" is required!')
      }
      
      const value_name_11 = obj["name"]
      if (value_name_11 !== undefined) {
        json += ",\"name\":"
        
        if (typeof value_name_11 !== 'string') {
          if (value_name_11 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_name_11 instanceof Date) {
            json += JSON_STR_QUOTE + value_name_11.toISOString() + JSON_STR_QUOTE
          } else if (value_name_11 instanceof RegExp) {
            json += asString(value_name_11.source)
          } else {
            json += asString(value_name_11.toString())
          }
        } else {
          json += asString(value_name_11)
        }
        
      } else {
        throw new Error('"name" is required!')
      }
      
      const value_created_at_12 = obj["created_at"]
      if (value_created_at_12 !== undefined) {
        json += ",\"created_at\":"
        
        if (typeof value_created_at_12 !== 'string') {
          if (value_created_at_12 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_created_at_12 instanceof Date) {
            json += JSON_STR_QUOTE + value_created_at_12.toISOString() + JSON_STR_QUOTE
          } else if (value_created_at_12 instanceof RegExp) {
            json += asString(value_created_at_12.source)
          } else {
            json += asString(value_created_at_12.toString())
          }
        } else {
          json += asString(value_created_at_12)
        }
        
      } else {
        throw new Error('"created_at" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

      // "__fjs_merged_0#"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_user_1 = obj["user"]
      if (value_user_1 !== undefined) {
        json += "{\"user\":"
        json += anonymous1(value_user_1)
      } else {
        throw new Error('"user" is required!')
      }
      
      const value_workspace_8 = obj["workspace"]
      if (value_workspace_8 !== undefined) {
        json += ",\"workspace\":"
        json += anonymous2(value_workspace_8)
      } else {
        throw new Error('"workspace" is required!')
      }
      
      const value_access_token_13 = obj["access_token"]
      if (value_access_token_13 !== undefined) {
        json += ",\"access_token\":"
        
        if (typeof value_access_token_13 !== 'string') {
          if (value_access_token_13 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_access_token_13 instanceof Date) {
            json += JSON_STR_QUOTE + value_access_token_13.toISOString() + JSON_STR_QUOTE
          } else if (value_access_token_13 instanceof RegExp) {
            json += asString(value_access_token_13.source)
          } else {
            json += asString(value_access_token_13.toString())
          }
        } else {
          json += asString(value_access_token_13)
        }
        
      } else {
        throw new Error('"access_token" is required!')
      }
      
      const value_refresh_token_14 = obj["refresh_token"]
      if (value_refresh_token_14 !== undefined) {
        json += ",\"refresh_token\":"
        
        if (typeof value_refresh_token_14 !== 'string') {
          if (value_refresh_token_14 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_refresh_token_14 instanceof Date) {
            json += JSON_STR_QUOTE + value_refresh_token_14.toISOString() + JSON_STR_QUOTE
          } else if (value_refresh_token_14 instanceof RegExp) {
            json += asString(value_refresh_token_14.source)
          } else {
            json += asString(value_refresh_token_14.toString())
          }
        } else {
          json += asString(value_refresh_token_14)
        }
        
      } else {
        throw new Error('"refresh_token" is required!')
      }
      
      const value_expires_in_15 = obj["expires_in"]
      if (value_expires_in_15 !== undefined) {
        json += ",\"expires_in\":"
        json += asInteger(value_expires_in_15)
      } else {
        throw new Error('"expires_in" is required!')
      }
      
      const value_token_type_16 = obj["token_type"]
      if (value_token_type_16 !== undefined) {
        json += ",\"token_type\":"
        json += "\"Bearer\""
      } else {
        throw new Error('"token_type" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)}),
"Schedule": lazy(() => {const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone","inlineValidators":true}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  return function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
      // "#/definitions/Metadata"
      function anonymous1 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_10 = false

    for (const key of Object.keys(obj)) {
      if (
        
        obj[key] === undefined ||
        typeof obj[key] === 'function' ||
        typeof obj[key] === 'symbol'
      ) continue
      const value = obj[key]
  
        json += addComma_10 ? JSON_STR_COMMA : ((addComma_10 = true), JSON_STR_BEGIN_OBJECT)
        json += asString(key) + JSON_STR_COLONS + JSON.stringify(value)
      
    }
  if (!addComma_10) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

      // "#/definitions/Variables"
      function anonymous2 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_12 = false

    for (const key of Object.keys(obj)) {
      if (
        
        obj[key] === undefined ||
        typeof obj[key] === 'function' ||
        typeof obj[key] === 'symbol'
      ) continue
      const value = obj[key]
  
        json += addComma_12 ? JSON_STR_COMMA : ((addComma_12 = true), JSON_STR_BEGIN_OBJECT)
        json += asString(key) + JSON_STR_COLONS
        
          if(
            typeof value === "string" ||
            value === null ||
            value instanceof Date ||
            value instanceof RegExp ||
            (
              typeof value === "object" &&
              typeof value.toString === "function" &&
              value.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
          }
        
          else if(typeof value === "number" || value === null) {
            json += asNumber(value)
          }
        
          else if(typeof value === "boolean" || value === null) {
            json += asBoolean(value)
          }
        
    else throw new TypeError("The value of '#/definitions/Variables/additionalProperties' does not match schema definition.")
  
      
    }
  if (!addComma_12) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

      // "#/definitions/ScheduleRun"
      function anonymous4 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_due_at_19 = obj["due_at"]
      if (value_due_at_19 !== undefined) {
        json += "{\"due_at\":"
        
        if (typeof value_due_at_19 !== 'string') {
          if (value_due_at_19 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_due_at_19 instanceof Date) {
            json += JSON_STR_QUOTE + value_due_at_19.toISOString() + JSON_STR_QUOTE
          } else if (value_due_at_19 instanceof RegExp) {
            json += asString(value_due_at_19.source)
          } else {
            json += asString(value_due_at_19.toString())
          }
        } else {
          json += asString(value_due_at_19)
        }
        
      } else {
        throw new Error('"due_at" is required!')
      }
      
      const value_status_20 = obj["status"]
      if (value_status_20 !== undefined) {
        json += ",\"status\":"
        
        if (typeof value_status_20 !== 'string') {
          if (value_status_20 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_status_20 instanceof Date) {
            json += JSON_STR_QUOTE + value_status_20.toISOString() + JSON_STR_QUOTE
          } else if (value_status_20 instanceof RegExp) {
            json += asString(value_status_20.source)
          } else {
            json += asString(value_status_20.toString())
          }
        } else {
          json += asString(value_status_20)
        }
        
      } else {
        throw new Error('"status" is required!')
      }
      
      const value_reason_21 = obj["reason"]
      if (value_reason_21 !== undefined) {
        json += ",\"reason\":"
        
          if (value_reason_21 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_reason_21 === "string" ||
            value_reason_21 === null ||
            value_reason_21 instanceof Date ||
            value_reason_21 instanceof RegExp ||
            (
              typeof value_reason_21 === "object" &&
              typeof value_reason_21.toString === "function" &&
              value_reason_21.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_reason_21 !== 'string') {
          if (value_reason_21 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_reason_21 instanceof Date) {
            json += JSON_STR_QUOTE + value_reason_21.toISOString() + JSON_STR_QUOTE
          } else if (value_reason_21 instanceof RegExp) {
            json += asString(value_reason_21.source)
          } else {
            json += asString(value_reason_21.toString())
          }
        } else {
          json += asString(value_reason_21)
        }
        
          }
        
    else throw new TypeError("The value of '#/definitions/ScheduleRun/properties/reason' does not match schema definition.")
  
      } else {
        throw new Error('"reason" is required!')
      }
      
      const value_call_id_22 = obj["call_id"]
      if (value_call_id_22 !== undefined) {
        json += ",\"call_id\":"
        
          if (value_call_id_22 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_call_id_22 === "string" ||
            value_call_id_22 === null ||
            value_call_id_22 instanceof Date ||
            value_call_id_22 instanceof RegExp ||
            (
              typeof value_call_id_22 === "object" &&
              typeof value_call_id_22.toString === "function" &&
              value_call_id_22.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_call_id_22 !== 'string') {
          if (value_call_id_22 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_call_id_22 instanceof Date) {
            json += JSON_STR_QUOTE + value_call_id_22.toISOString() + JSON_STR_QUOTE
          } else if (value_call_id_22 instanceof RegExp) {
            json += asString(value_call_id_22.source)
          } else {
            json += asString(value_call_id_22.toString())
          }
        } else {
          json += asString(value_call_id_22)
        }
        
          }
        
    else throw new TypeError("The value of '#/definitions/ScheduleRun/properties/call_id' does not match schema definition.")
  
      } else {
        throw new Error('"call_id" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

    function anonymous3 (obj) {
      // "__fjs_merged_0#/properties/runs"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of '__fjs_merged_0#/properties/runs' does not match schema definition.")
    }
    const arrayLength = obj.length
  
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        json += anonymous4(value)
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          json += anonymous4(value)
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "__fjs_merged_0#"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_id_1 = obj["id"]
      if (value_id_1 !== undefined) {
        json += "{\"id\":"
        
        if (typeof value_id_1 !== 'string') {
          if (value_id_1 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_1 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_1.toISOString() + JSON_STR_QUOTE
          } else if (value_id_1 instanceof RegExp) {
            json += asString(value_id_1.source)
          } else {
            json += asString(value_id_1.toString())
          }
        } else {
          json += asString(value_id_1)
        }
        
      } else {
        throw new Error('"id" is required!')
      }
      
      const value_agent_id_2 = obj["agent_id"]
      if (value_agent_id_2 !== undefined) {
        json += ",\"agent_id\":"
        
        if (typeof value_agent_id_2 !== 'string') {
          if (value_agent_id_2 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_agent_id_2 instanceof Date) {
            json += JSON_STR_QUOTE + value_agent_id_2.toISOString() + JSON_STR_QUOTE
          } else if (value_agent_id_2 instanceof RegExp) {
            json += asString(value_agent_id_2.source)
          } else {
            json += asString(value_agent_id_2.toString())
          }
        } else {
          json += asString(value_agent_id_2)
        }
        
      } else {
        throw new Error('"agent_id" is required!')
      }
      
      const value_to_number_3 = obj["to_number"]
      if (value_to_number_3 !== undefined) {
        json += ",\"to_number\":"
        
        if (typeof value_to_number_3 !== 'string') {
          if (value_to_number_3 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_to_number_3 instanceof Date) {
            json += JSON_STR_QUOTE + value_to_number_3.toISOString() + JSON_STR_QUOTE
          } else if (value_to_number_3 instanceof RegExp) {
            json += asString(value_to_number_3.source)
          } else {
            json += asString(value_to_number_3.toString())
          }
        } else {
          json += asString(value_to_number_3)
        }
        
      } else {
        throw new Error('"to_number" is required!')
      }
      
      const value_from_number_4 = obj["from_number"]
      if (value_from_number_4 !== undefined) {
        json += ",\"from_number\":"
        
          if (value_from_number_4 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_from_number_4 === "string" ||
            value_from_number_4 === null ||
            value_from_number_4 instanceof Date ||
            value_from_number_4 instanceof RegExp ||
            (
              typeof value_from_number_4 === "object" &&
              typeof value_from_number_4.toString === "function" &&
              value_from_number_4.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_from_number_4 !== 'string') {
          if (value_from_number_4 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_from_number_4 instanceof Date) {
            json += JSON_STR_QUOTE + value_from_number_4.toISOString() + JSON_STR_QUOTE
          } else if (value_from_number_4 instanceof RegExp) {
            json += asString(value_from_number_4.source)
          } else {
            json += asString(value_from_number_4.toString())
          }
        } else {
          json += asString(value_from_number_4)
        }
        
          }
        
    else throw new TypeError("The value of '__fjs_merged_0#/properties/from_number' does not match schema definition.")
  
      } else {
        throw new Error('"from_number" is required!')
      }
      
      const value_at_5 = obj["at"]
      if (value_at_5 !== undefined) {
        json += ",\"at\":"
        
          if (value_at_5 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_at_5 === "string" ||
            value_at_5 === null ||
            value_at_5 instanceof Date ||
            value_at_5 instanceof RegExp ||
            (
              typeof value_at_5 === "object" &&
              typeof value_at_5.toString === "function" &&
              value_at_5.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_at_5)
          }
        
    else throw new TypeError("The value of '#/definitions/NullableTimestamp' does not match schema definition.")
  
      } else {
        throw new Error('"at" is required!')
      }
      
      const value_rrule_6 = obj["rrule"]
      if (value_rrule_6 !== undefined) {
        json += ",\"rrule\":"
        
          if (value_rrule_6 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_rrule_6 === "string" ||
            value_rrule_6 === null ||
            value_rrule_6 instanceof Date ||
            value_rrule_6 instanceof RegExp ||
            (
              typeof value_rrule_6 === "object" &&
              typeof value_rrule_6.toString === "function" &&
              value_rrule_6.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_rrule_6 !== 'string') {
          if (value_rrule_6 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_rrule_6 instanceof Date) {
            json += JSON_STR_QUOTE + value_rrule_6.toISOString() + JSON_STR_QUOTE
          } else if (value_rrule_6 instanceof RegExp) {
            json += asString(value_rrule_6.source)
          } else {
            json += asString(value_rrule_6.toString())
          }
        } else {
          json += asString(value_rrule_6)
        }
        
          }
        
    else throw new TypeError("The value of '__fjs_merged_0#/properties/rrule' does not match schema definition.")
  
      } else {
        throw new Error('"rrule" is required!')
      }
      
      const value_time_zone_7 = obj["time_zone"]
      if (value_time_zone_7 !== undefined) {
        json += ",\"time_zone\":"
        
          if (value_time_zone_7 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_time_zone_7 === "string" ||
            value_time_zone_7 === null ||
            value_time_zone_7 instanceof Date ||
            value_time_zone_7 instanceof RegExp ||
            (
              typeof value_time_zone_7 === "object" &&
              typeof value_time_zone_7.toString === "function" &&
              value_time_zone_7.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_time_zone_7 !== 'string') {
          if (value_time_zone_7 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_time_zone_7 instanceof Date) {
            json += JSON_STR_QUOTE + value_time_zone_7.toISOString() + JSON_STR_QUOTE
          } else if (value_time_zone_7 instanceof RegExp) {
            json += asString(value_time_zone_7.source)
          } else {
            json += asString(value_time_zone_7.toString())
          }
        } else {
          json += asString(value_time_zone_7)
        }
        
          }
        
    else throw new TypeError("The value of '__fjs_merged_0#/properties/time_zone' does not match schema definition.")
  
      } else {
        throw new Error('"time_zone" is required!')
      }
      
      const value_starts_at_8 = obj["starts_at"]
      if (value_starts_at_8 !== undefined) {
        json += ",\"starts_at\":"
        
          if (value_starts_at_8 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_starts_at_8 === "string" ||
            value_starts_at_8 === null ||
            value_starts_at_8 instanceof Date ||
            value_starts_at_8 instanceof RegExp ||
            (
              typeof value_starts_at_8 === "object" &&
              typeof value_starts_at_8.toString === "function" &&
              value_starts_at_8.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_starts_at_8 !== 'string') {
          if (value_starts_at_8 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_starts_at_8 instanceof Date) {
            json += JSON_STR_QUOTE + value_starts_at_8.toISOString() + JSON_STR_QUOTE
          } else if (value_starts_at_8 instanceof RegExp) {
            json += asString(value_starts_at_8.source)
          } else {
            json += asString(value_starts_at_8.toString())
          }
        } else {
          json += asString(value_starts_at_8)
        }
        
          }
        
    else throw new TypeError("The value of '__fjs_merged_0#/properties/starts_at' does not match schema definition.")
  
      } else {
        throw new Error('"starts_at" is required!')
      }
      
      const value_metadata_9 = obj["metadata"]
      if (value_metadata_9 !== undefined) {
        json += ",\"metadata\":"
        json += anonymous1(value_metadata_9)
      } else {
        throw new Error('"metadata" is required!')
      }
      
      const value_variables_11 = obj["variables"]
      if (value_variables_11 !== undefined) {
        json += ",\"variables\":"
        json += anonymous2(value_variables_11)
      } else {
        throw new Error('"variables" is required!')
      }
      
      const value_misfire_grace_seconds_13 = obj["misfire_grace_seconds"]
      if (value_misfire_grace_seconds_13 !== undefined) {
        json += ",\"misfire_grace_seconds\":"
        json += asInteger(value_misfire_grace_seconds_13)
      } else {
        throw new Error('"misfire_grace_seconds" is required!')
      }
      
      const value_status_14 = obj["status"]
      if (value_status_14 !== undefined) {
        json += ",\"status\":"
        
        if (typeof value_status_14 !== 'string') {
          if (value_status_14 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_status_14 instanceof Date) {
            json += JSON_STR_QUOTE + value_status_14.toISOString() + JSON_STR_QUOTE
          } else if (value_status_14 instanceof RegExp) {
            json += asString(value_status_14.source)
          } else {
            json += asString(value_status_14.toString())
          }
        } else {
          json += asString(value_status_14)
        }
        
      } else {
        throw new Error('"status" is required!')
      }
      
      const value_status_reason_15 = obj["status_reason"]
      if (value_status_reason_15 !== undefined) {
        json += ",\"status_reason\":"
        
          if (value_status_reason_15 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_status_reason_15 === "string" ||
            value_status_reason_15 === null ||
            value_status_reason_15 instanceof Date ||
            value_status_reason_15 instanceof RegExp ||
            (
              typeof value_status_reason_15 === "object" &&
              typeof value_status_reason_15.toString === "function" &&
              value_status_reason_15.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_status_reason_15 !== 'string') {
          if (value_status_reason_15 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_status_reason_15 instanceof Date) {
            json += JSON_STR_QUOTE + value_status_reason_15.toISOString() + JSON_STR_QUOTE
          } else if (value_status_reason_15 instanceof RegExp) {
            json += asString(value_status_reason_15.source)
          } else {
            json += asString(value_status_reason_15.toString())
          }
        } else {
          json += asString(value_status_reason_15)
        }
        
          }
        
    else throw new TypeError("The value of '__fjs_merged_0#/properties/status_reason' does not match schema definition.")
  
      } else {
        throw new Error('"status_reason" is required!')
      }
      
      const value_next_run_at_16 = obj["next_run_at"]
      if (value_next_run_at_16 !== undefined) {
        json += ",\"next_run_at\":"
        
          if (value_next_run_at_16 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_next_run_at_16 === "string" ||
            value_next_run_at_16 === null ||
            value_next_run_at_16 instanceof Date ||
            value_next_run_at_16 instanceof RegExp ||
            (
              typeof value_next_run_at_16 === "object" &&
              typeof value_next_run_at_16.toString === "function" &&
              value_next_run_at_16.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_next_run_at_16)
          }
        
    else throw new TypeError("The value of '#/definitions/NullableTimestamp' does not match schema definition.")
  
      } else {
        throw new Error('"next_run_at" is required!')
      }
      
      const value_runs_17 = obj["runs"]
      if (value_runs_17 !== undefined) {
        json += ",\"runs\":"
        json += anonymous3(value_runs_17)
      } else {
        throw new Error('"runs" is required!')
      }
      
      const value_created_at_23 = obj["created_at"]
      if (value_created_at_23 !== undefined) {
        json += ",\"created_at\":"
        
        if (typeof value_created_at_23 !== 'string') {
          if (value_created_at_23 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_created_at_23 instanceof Date) {
            json += JSON_STR_QUOTE + value_created_at_23.toISOString() + JSON_STR_QUOTE
          } else if (value_created_at_23 instanceof RegExp) {
            json += asString(value_created_at_23.source)
          } else {
            json += asString(value_created_at_23.toString())
          }
        } else {
          json += asString(value_created_at_23)
        }
        
      } else {
        throw new Error('"created_at" is required!')
      }
      
      const value_updated_at_24 = obj["updated_at"]
      if (value_updated_at_24 !== undefined) {
        json += ",\"updated_at\":"
        
        if (typeof value_updated_at_24 !== 'string') {
          if (value_updated_at_24 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_updated_at_24 instanceof Date) {
            json += JSON_STR_QUOTE + value_updated_at_24.toISOString() + JSON_STR_QUOTE
          } else if (value_updated_at_24 instanceof RegExp) {
            json += asString(value_updated_at_24.source)
          } else {
            json += asString(value_updated_at_24.toString())
          }
        } else {
          json += asString(value_updated_at_24)
        }
        
      } else {
        throw new Error('"updated_at" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)}),
"SchedulePage": lazy(() => {const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone","inlineValidators":true}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  return function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
      // "#/definitions/Metadata"
      function anonymous3 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_12 = false

    for (const key of Object.keys(obj)) {
      if (
        
        obj[key] === undefined ||
        typeof obj[key] === 'function' ||
        typeof obj[key] === 'symbol'
      ) continue
      const value = obj[key]
  
        json += addComma_12 ? JSON_STR_COMMA : ((addComma_12 = true), JSON_STR_BEGIN_OBJECT)
        json += asString(key) + JSON_STR_COLONS + JSON.stringify(value)
      
    }
  if (!addComma_12) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

      // "#/definitions/Variables"
      function anonymous4 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_14 = false

    for (const key of Object.keys(obj)) {
      if (
        
        obj[key] === undefined ||
        typeof obj[key] === 'function' ||
        typeof obj[key] === 'symbol'
      ) continue
      const value = obj[key]
  
        json += addComma_14 ? JSON_STR_COMMA : ((addComma_14 = true), JSON_STR_BEGIN_OBJECT)
        json += asString(key) + JSON_STR_COLONS
        
          if(
            typeof value === "string" ||
            value === null ||
            value instanceof Date ||
            value instanceof RegExp ||
            (
              typeof value === "object" &&
              typeof value.toString === "function" &&
              value.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
          }
        
          else if(typeof value === "number" || value === null) {
            json += asNumber(value)
          }
        
          else if(typeof value === "boolean" || value === null) {
            json += asBoolean(value)
          }
        
    else throw new TypeError("The value of '#/definitions/Variables/additionalProperties' does not match schema definition.")
  
      
    }
  if (!addComma_14) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

      // "#/definitions/ScheduleRun"
      function anonymous6 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_due_at_21 = obj["due_at"]
      if (value_due_at_21 !== undefined) {
        json += "{\"due_at\":"
        
        if (typeof value_due_at_21 !== 'string') {
          if (value_due_at_21 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_due_at_21 instanceof Date) {
            json += JSON_STR_QUOTE + value_due_at_21.toISOString() + JSON_STR_QUOTE
          } else if (value_due_at_21 instanceof RegExp) {
            json += asString(value_due_at_21.source)
          } else {
            json += asString(value_due_at_21.toString())
          }
        } else {
          json += asString(value_due_at_21)
        }
        
      } else {
        throw new Error('"due_at" is required!')
      }
      
      const value_status_22 = obj["status"]
      if (value_status_22 !== undefined) {
        json += ",\"status\":"
        
        if (typeof value_status_22 !== 'string') {
          if (value_status_22 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_status_22 instanceof Date) {
            json += JSON_STR_QUOTE + value_status_22.toISOString() + JSON_STR_QUOTE
          } else if (value_status_22 instanceof RegExp) {
            json += asString(value_status_22.source)
          } else {
            json += asString(value_status_22.toString())
          }
        } else {
          json += asString(value_status_22)
        }
        
      } else {
        throw new Error('"status" is required!')
      }
      
      const value_reason_23 = obj["reason"]
      if (value_reason_23 !== undefined) {
        json += ",\"reason\":"
        
          if (value_reason_23 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_reason_23 === "string" ||
            value_reason_23 === null ||
            value_reason_23 instanceof Date ||
            value_reason_23 instanceof RegExp ||
            (
              typeof value_reason_23 === "object" &&
              typeof value_reason_23.toString === "function" &&
              value_reason_23.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_reason_23 !== 'string') {
          if (value_reason_23 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_reason_23 instanceof Date) {
            json += JSON_STR_QUOTE + value_reason_23.toISOString() + JSON_STR_QUOTE
          } else if (value_reason_23 instanceof RegExp) {
            json += asString(value_reason_23.source)
          } else {
            json += asString(value_reason_23.toString())
          }
        } else {
          json += asString(value_reason_23)
        }
        
          }
        
    else throw new TypeError("The value of '#/definitions/ScheduleRun/properties/reason' does not match schema definition.")
  
      } else {
        throw new Error('"reason" is required!')
      }
      
      const value_call_id_24 = obj["call_id"]
      if (value_call_id_24 !== undefined) {
        json += ",\"call_id\":"
        
          if (value_call_id_24 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_call_id_24 === "string" ||
            value_call_id_24 === null ||
            value_call_id_24 instanceof Date ||
            value_call_id_24 instanceof RegExp ||
            (
              typeof value_call_id_24 === "object" &&
              typeof value_call_id_24.toString === "function" &&
              value_call_id_24.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_call_id_24 !== 'string') {
          if (value_call_id_24 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_call_id_24 instanceof Date) {
            json += JSON_STR_QUOTE + value_call_id_24.toISOString() + JSON_STR_QUOTE
          } else if (value_call_id_24 instanceof RegExp) {
            json += asString(value_call_id_24.source)
          } else {
            json += asString(value_call_id_24.toString())
          }
        } else {
          json += asString(value_call_id_24)
        }
        
          }
        
    else throw new TypeError("The value of '#/definitions/ScheduleRun/properties/call_id' does not match schema definition.")
  
      } else {
        throw new Error('"call_id" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

    function anonymous5 (obj) {
      // "#/definitions/Schedule/properties/runs"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of '#/definitions/Schedule/properties/runs' does not match schema definition.")
    }
    const arrayLength = obj.length
  
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        json += anonymous6(value)
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          json += anonymous6(value)
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "#/definitions/Schedule"
      function anonymous2 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_id_3 = obj["id"]
      if (value_id_3 !== undefined) {
        json += "{\"id\":"
        
        if (typeof value_id_3 !== 'string') {
          if (value_id_3 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_3 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_3.toISOString() + JSON_STR_QUOTE
          } else if (value_id_3 instanceof RegExp) {
            json += asString(value_id_3.source)
          } else {
            json += asString(value_id_3.toString())
          }
        } else {
          json += asString(value_id_3)
        }
        
      } else {
        throw new Error('"id" is required!')
      }
      
      const value_agent_id_4 = obj["agent_id"]
      if (value_agent_id_4 !== undefined) {
        json += ",\"agent_id\":"
        
        if (typeof value_agent_id_4 !== 'string') {
          if (value_agent_id_4 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_agent_id_4 instanceof Date) {
            json += JSON_STR_QUOTE + value_agent_id_4.toISOString() + JSON_STR_QUOTE
          } else if (value_agent_id_4 instanceof RegExp) {
            json += asString(value_agent_id_4.source)
          } else {
            json += asString(value_agent_id_4.toString())
          }
        } else {
          json += asString(value_agent_id_4)
        }
        
      } else {
        throw new Error('"agent_id" is required!')
      }
      
      const value_to_number_5 = obj["to_number"]
      if (value_to_number_5 !== undefined) {
        json += ",\"to_number\":"
        
        if (typeof value_to_number_5 !== 'string') {
          if (value_to_number_5 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_to_number_5 instanceof Date) {
            json += JSON_STR_QUOTE + value_to_number_5.toISOString() + JSON_STR_QUOTE
          } else if (value_to_number_5 instanceof RegExp) {
            json += asString(value_to_number_5.source)
          } else {
            json += asString(value_to_number_5.toString())
          }
        } else {
          json += asString(value_to_number_5)
        }
        
      } else {
        throw new Error('"to_number" is required!')
      }
      
      const value_from_number_6 = obj["from_number"]
      if (value_from_number_6 !== undefined) {
        json += ",\"from_number\":"
        
          if (value_from_number_6 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_from_number_6 === "string" ||
            value_from_number_6 === null ||
            value_from_number_6 instanceof Date ||
            value_from_number_6 instanceof RegExp ||
            (
              typeof value_from_number_6 === "object" &&
              typeof value_from_number_6.toString === "function" &&
              value_from_number_6.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_from_number_6 !== 'string') {
          if (value_from_number_6 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_from_number_6 instanceof Date) {
            json += JSON_STR_QUOTE + value_from_number_6.toISOString() + JSON_STR_QUOTE
          } else if (value_from_number_6 instanceof RegExp) {
            json += asString(value_from_number_6.source)
          } else {
            json += asString(value_from_number_6.toString())
          }
        } else {
          json += asString(value_from_number_6)
        }
        
          }
        
    else throw new TypeError("The value of '#/definitions/Schedule/properties/from_number' does not match schema definition.")
  
      } else {
        throw new Error('"from_number" is required!')
      }
      
      const value_at_7 = obj["at"]
      if (value_at_7 !== undefined) {
        json += ",\"at\":"
        
          if (value_at_7 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_at_7 === "string" ||
            value_at_7 === null ||
            value_at_7 instanceof Date ||
            value_at_7 instanceof RegExp ||
            (
              typeof value_at_7 === "object" &&
              typeof value_at_7.toString === "function" &&
              value_at_7.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_at_7)
          }
        
    else throw new TypeError("The value of '#/definitions/NullableTimestamp' does not match schema definition.")
  
      } else {
        throw new Error('"at" is required!')
      }
      
      const value_rrule_8 = obj["rrule"]
      if (value_rrule_8 !== undefined) {
        json += ",\"rrule\":"
        
          if (value_rrule_8 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_rrule_8 === "string" ||
            value_rrule_8 === null ||
            value_rrule_8 instanceof Date ||
            value_rrule_8 instanceof RegExp ||
            (
              typeof value_rrule_8 === "object" &&
              typeof value_rrule_8.toString === "function" &&
              value_rrule_8.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_rrule_8 !== 'string') {
          if (value_rrule_8 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_rrule_8 instanceof Date) {
            json += JSON_STR_QUOTE + value_rrule_8.toISOString() + JSON_STR_QUOTE
          } else if (value_rrule_8 instanceof RegExp) {
            json += asString(value_rrule_8.source)
          } else {
            json += asString(value_rrule_8.toString())
          }
        } else {
          json += asString(value_rrule_8)
        }
        
          }
        
    else throw new TypeError("The value of '#/definitions/Schedule/properties/rrule' does not match schema definition.")
  
      } else {
        throw new Error('"rrule" is required!')
      }
      
      const value_time_zone_9 = obj["time_zone"]
      if (value_time_zone_9 !== undefined) {
        json += ",\"time_zone\":"
        
          if (value_time_zone_9 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_time_zone_9 === "string" ||
            value_time_zone_9 === null ||
            value_time_zone_9 instanceof Date ||
            value_time_zone_9 instanceof RegExp ||
            (
              typeof value_time_zone_9 === "object" &&
              typeof value_time_zone_9.toString === "function" &&
              value_time_zone_9.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_time_zone_9 !== 'string') {
          if (value_time_zone_9 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_time_zone_9 instanceof Date) {
            json += JSON_STR_QUOTE + value_time_zone_9.toISOString() + JSON_STR_QUOTE
          } else if (value_time_zone_9 instanceof RegExp) {
            json += asString(value_time_zone_9.source)
          } else {
            json += asString(value_time_zone_9.toString())
          }
        } else {
          json += asString(value_time_zone_9)
        }
        
          }
        
    else throw new TypeError("The value of '#/definitions/Schedule/properties/time_zone' does not match schema definition.")
  
      } else {
        throw new Error('"time_zone" is required!')
      }
      
      const value_starts_at_10 = obj["starts_at"]
      if (value_starts_at_10 !== undefined) {
        json += ",\"starts_at\":"
        
          if (value_starts_at_10 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_starts_at_10 === "string" ||
            value_starts_at_10 === null ||
            value_starts_at_10 instanceof Date ||
            value_starts_at_10 instanceof RegExp ||
            (
              typeof value_starts_at_10 === "object" &&
              typeof value_starts_at_10.toString === "function" &&
              value_starts_at_10.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_starts_at_10 !== 'string') {
          if (value_starts_at_10 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_starts_at_10 instanceof Date) {
            json += JSON_STR_QUOTE + value_starts_at_10.toISOString() + JSON_STR_QUOTE
          } else if (value_starts_at_10 instanceof RegExp) {
            json += asString(value_starts_at_10.source)
          } else {
            json += asString(value_starts_at_10.toString())
          }
        } else {
          json += asString(value_starts_at_10)
        }
        
          }
        
    else throw new TypeError("The value of '#/definitions/Schedule/properties/starts_at' does not match schema definition.")
  
      } else {
        throw new Error('"starts_at" is required!')
      }
      
      const value_metadata_11 = obj["metadata"]
      if (value_metadata_11 !== undefined) {
        json += ",\"metadata\":"
        json += anonymous3(value_metadata_11)
      } else {
        throw new Error('"metadata" is required!')
      }
      
      const value_variables_13 = obj["variables"]
      if (value_variables_13 !== undefined) {
        json += ",\"variables\":"
        json += anonymous4(value_variables_13)
      } else {
        throw new Error('"variables" is required!')
      }
      
      const value_misfire_grace_seconds_15 = obj["misfire_grace_seconds"]
      if (value_misfire_grace_seconds_15 !== undefined) {
        json += ",\"misfire_grace_seconds\":"
        json += asInteger(value_misfire_grace_seconds_15)
      } else {
        throw new Error('"misfire_grace_seconds" is required!')
      }
      
      const value_status_16 = obj["status"]
      if (value_status_16 !== undefined) {
        json += ",\"status\":"
        
        if (typeof value_status_16 !== 'string') {
          if (value_status_16 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_status_16 instanceof Date) {
            json += JSON_STR_QUOTE + value_status_16.toISOString() + JSON_STR_QUOTE
          } else if (value_status_16 instanceof RegExp) {
            json += asString(value_status_16.source)
          } else {
            json += asString(value_status_16.toString())
          }
        } else {
          json += asString(value_status_16)
        }
        
      } else {
        throw new Error('"status" is required!')
      }
      
      const value_status_reason_17 = obj["status_reason"]
      if (value_status_reason_17 !== undefined) {
        json += ",\"status_reason\":"
        
          if (value_status_reason_17 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_status_reason_17 === "string" ||
            value_status_reason_17 === null ||
            value_status_reason_17 instanceof Date ||
            value_status_reason_17 instanceof RegExp ||
            (
              typeof value_status_reason_17 === "object" &&
              typeof value_status_reason_17.toString === "function" &&
              value_status_reason_17.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_status_reason_17 !== 'string') {
          if (value_status_reason_17 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_status_reason_17 instanceof Date) {
            json += JSON_STR_QUOTE + value_status_reason_17.toISOString() + JSON_STR_QUOTE
          } else if (value_status_reason_17 instanceof RegExp) {
            json += asString(value_status_reason_17.source)
          } else {
            json += asString(value_status_reason_17.toString())
          }
        } else {
          json += asString(value_status_reason_17)
        }
        
          }
        
    else throw new TypeError("The value of '#/definitions/Schedule/properties/status_reason' does not match schema definition.")
  
      } else {
        throw new Error('"status_reason" is required!')
      }
      
      const value_next_run_at_18 = obj["next_run_at"]
      if (value_next_run_at_18 !== undefined) {
        json += ",\"next_run_at\":"
        
          if (value_next_run_at_18 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_next_run_at_18 === "string" ||
            value_next_run_at_18 === null ||
            value_next_run_at_18 instanceof Date ||
            value_next_run_at_18 instanceof RegExp ||
            (
              typeof value_next_run_at_18 === "object" &&
              typeof value_next_run_at_18.toString === "function" &&
              value_next_run_at_18.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_next_run_at_18)
          }
        
    else throw new TypeError("The value of '#/definitions/NullableTimestamp' does not match schema definition.")
  
      } else {
        throw new Error('"next_run_at" is required!')
      }
      
      const value_runs_19 = obj["runs"]
      if (value_runs_19 !== undefined) {
        json += ",\"runs\":"
        json += anonymous5(value_runs_19)
      } else {
        throw new Error('"runs" is required!')
      }
      
      const value_created_at_25 = obj["created_at"]
      if (value_created_at_25 !== undefined) {
        json += ",\"created_at\":"
        
        if (typeof value_created_at_25 !== 'string') {
          if (value_created_at_25 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_created_at_25 instanceof Date) {
            json += JSON_STR_QUOTE + value_created_at_25.toISOString() + JSON_STR_QUOTE
          } else if (value_created_at_25 instanceof RegExp) {
            json += asString(value_created_at_25.source)
          } else {
            json += asString(value_created_at_25.toString())
          }
        } else {
          json += asString(value_created_at_25)
        }
        
      } else {
        throw new Error('"created_at" is required!')
      }
      
      const value_updated_at_26 = obj["updated_at"]
      if (value_updated_at_26 !== undefined) {
        json += ",\"updated_at\":"
        
        if (typeof value_updated_at_26 !== 'string') {
          if (value_updated_at_26 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_updated_at_26 instanceof Date) {
            json += JSON_STR_QUOTE + value_updated_at_26.toISOString() + JSON_STR_QUOTE
          } else if (value_updated_at_26 instanceof RegExp) {
            json += asString(value_updated_at_26.source)
          } else {
            json += asString(value_updated_at_26.toString())
          }
        } else {
          json += asString(value_updated_at_26)
        }
        
      } else {
        throw new Error('"updated_at" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

    function anonymous1 (obj) {
      // "__fjs_merged_0#/properties/data"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of '__fjs_merged_0#/properties/data' does not match schema definition.")
    }
    const arrayLength = obj.length
  
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        json += anonymous2(value)
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          json += anonymous2(value)
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "__fjs_merged_0#"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_data_1 = obj["data"]
      if (value_data_1 !== undefined) {
        json += "{\"data\":"
        json += anonymous1(value_data_1)
      } else {
        throw new Error('"data" is required!')
      }
      
      const value_has_more_27 = obj["has_more"]
      if (value_has_more_27 !== undefined) {
        json += ",\"has_more\":"
        json += asBoolean(value_has_more_27)
      } else {
        throw new Error('"has_more" is required!')
      }
      
      const value_next_cursor_28 = obj["next_cursor"]
      if (value_next_cursor_28 !== undefined) {
        json += ",\"next_cursor\":"
        
          if (value_next_cursor_28 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_next_cursor_28 === "string" ||
            value_next_cursor_28 === null ||
            value_next_cursor_28 instanceof Date ||
            value_next_cursor_28 instanceof RegExp ||
            (
              typeof value_next_cursor_28 === "object" &&
              typeof value_next_cursor_28.toString === "function" &&
              value_next_cursor_28.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_next_cursor_28 !== 'string') {
          if (value_next_cursor_28 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_next_cursor_28 instanceof Date) {
            json += JSON_STR_QUOTE + value_next_cursor_28.toISOString() + JSON_STR_QUOTE
          } else if (value_next_cursor_28 instanceof RegExp) {
            json += asString(value_next_cursor_28.source)
          } else {
            json += asString(value_next_cursor_28.toString())
          }
        } else {
          json += asString(value_next_cursor_28)
        }
        
          }
        
    else throw new TypeError("The value of '__fjs_merged_0#/properties/next_cursor' does not match schema definition.")
  
      } else {
        throw new Error('"next_cursor" is required!')
      }
      
      const value_total_29 = obj["total"]
      if (value_total_29 !== undefined) {
        json += ",\"total\":"
        json += asInteger(value_total_29)
      }

return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)}),
"Session": lazy(() => {const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone","inlineValidators":true}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  return function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
      // "__fjs_merged_0#"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_access_token_1 = obj["access_token"]
      if (value_access_token_1 !== undefined) {
        json += "{\"access_token\":"
        
        if (typeof value_access_token_1 !== 'string') {
          if (value_access_token_1 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_access_token_1 instanceof Date) {
            json += JSON_STR_QUOTE + value_access_token_1.toISOString() + JSON_STR_QUOTE
          } else if (value_access_token_1 instanceof RegExp) {
            json += asString(value_access_token_1.source)
          } else {
            json += asString(value_access_token_1.toString())
          }
        } else {
          json += asString(value_access_token_1)
        }
        
      } else {
        throw new Error('"access_token" is required!')
      }
      
      const value_refresh_token_2 = obj["refresh_token"]
      if (value_refresh_token_2 !== undefined) {
        json += ",\"refresh_token\":"
        
        if (typeof value_refresh_token_2 !== 'string') {
          if (value_refresh_token_2 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_refresh_token_2 instanceof Date) {
            json += JSON_STR_QUOTE + value_refresh_token_2.toISOString() + JSON_STR_QUOTE
          } else if (value_refresh_token_2 instanceof RegExp) {
            json += asString(value_refresh_token_2.source)
          } else {
            json += asString(value_refresh_token_2.toString())
          }
        } else {
          json += asString(value_refresh_token_2)
        }
        
      } else {
        throw new Error('"refresh_token" is required!')
      }
      
      const value_expires_in_3 = obj["expires_in"]
      if (value_expires_in_3 !== undefined) {
        json += ",\"expires_in\":"
        json += asInteger(value_expires_in_3)
      } else {
        throw new Error('"expires_in" is required!')
      }
      
      const value_token_type_4 = obj["token_type"]
      if (value_token_type_4 !== undefined) {
        json += ",\"token_type\":"
        json += "\"Bearer\""
      } else {
        throw new Error('"token_type" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)}),
"TransactionPage": lazy(() => {const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone","inlineValidators":true}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  return function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
      // "#/definitions/Money"
      function anonymous3 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_amount_7 = obj["amount"]
      if (value_amount_7 !== undefined) {
        json += "{\"amount\":"
        
        if (typeof value_amount_7 !== 'string') {
          if (value_amount_7 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_amount_7 instanceof Date) {
            json += JSON_STR_QUOTE + value_amount_7.toISOString() + JSON_STR_QUOTE
          } else if (value_amount_7 instanceof RegExp) {
            json += asString(value_amount_7.source)
          } else {
            json += asString(value_amount_7.toString())
          }
        } else {
          json += asString(value_amount_7)
        }
        
      } else {
        throw new Error('"amount" is required!')
      }
      
      const value_currency_8 = obj["currency"]
      if (value_currency_8 !== undefined) {
        json += ",\"currency\":"
        
        if (typeof value_currency_8 !== 'string') {
          if (value_currency_8 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_currency_8 instanceof Date) {
            json += JSON_STR_QUOTE + value_currency_8.toISOString() + JSON_STR_QUOTE
          } else if (value_currency_8 instanceof RegExp) {
            json += asString(value_currency_8.source)
          } else {
            json += asString(value_currency_8.toString())
          }
        } else {
          json += asString(value_currency_8)
        }
        
      } else {
        throw new Error('"currency" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

      // "#/definitions/Transaction"
      function anonymous2 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_id_3 = obj["id"]
      if (value_id_3 !== undefined) {
        json += "{\"id\":"
        
        if (typeof value_id_3 !== 'string') {
          if (value_id_3 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_3 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_3.toISOString() + JSON_STR_QUOTE
          } else if (value_id_3 instanceof RegExp) {
            json += asString(value_id_3.source)
          } else {
            json += asString(value_id_3.toString())
          }
        } else {
          json += asString(value_id_3)
        }
        
      } else {
        throw new Error('"id" is required!')
      }
      
      const value_kind_4 = obj["kind"]
      if (value_kind_4 !== undefined) {
        json += ",\"kind\":"
        
        if (typeof value_kind_4 !== 'string') {
          if (value_kind_4 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_kind_4 instanceof Date) {
            json += JSON_STR_QUOTE + value_kind_4.toISOString() + JSON_STR_QUOTE
          } else if (value_kind_4 instanceof RegExp) {
            json += asString(value_kind_4.source)
          } else {
            json += asString(value_kind_4.toString())
          }
        } else {
          json += asString(value_kind_4)
        }
        
      } else {
        throw new Error('"kind" is required!')
      }
      
      const value_amount_5 = obj["amount"]
      if (value_amount_5 !== undefined) {
        json += ",\"amount\":"
        json += anonymous3(value_amount_5)
      } else {
        throw new Error('"amount" is required!')
      }
      
      const value_call_id_9 = obj["call_id"]
      if (value_call_id_9 !== undefined) {
        json += ",\"call_id\":"
        
          if (value_call_id_9 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_call_id_9 === "string" ||
            value_call_id_9 === null ||
            value_call_id_9 instanceof Date ||
            value_call_id_9 instanceof RegExp ||
            (
              typeof value_call_id_9 === "object" &&
              typeof value_call_id_9.toString === "function" &&
              value_call_id_9.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_call_id_9 !== 'string') {
          if (value_call_id_9 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_call_id_9 instanceof Date) {
            json += JSON_STR_QUOTE + value_call_id_9.toISOString() + JSON_STR_QUOTE
          } else if (value_call_id_9 instanceof RegExp) {
            json += asString(value_call_id_9.source)
          } else {
            json += asString(value_call_id_9.toString())
          }
        } else {
          json += asString(value_call_id_9)
        }
        
          }
        
    else throw new TypeError("The value of '#/definitions/Transaction/properties/call_id' does not match schema definition.")
  
      } else {
        throw new Error('"call_id" is required!')
      }
      
      const value_payment_id_10 = obj["payment_id"]
      if (value_payment_id_10 !== undefined) {
        json += ",\"payment_id\":"
        
          if (value_payment_id_10 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_payment_id_10 === "string" ||
            value_payment_id_10 === null ||
            value_payment_id_10 instanceof Date ||
            value_payment_id_10 instanceof RegExp ||
            (
              typeof value_payment_id_10 === "object" &&
              typeof value_payment_id_10.toString === "function" &&
              value_payment_id_10.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_payment_id_10 !== 'string') {
          if (value_payment_id_10 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_payment_id_10 instanceof Date) {
            json += JSON_STR_QUOTE + value_payment_id_10.toISOString() + JSON_STR_QUOTE
          } else if (value_payment_id_10 instanceof RegExp) {
            json += asString(value_payment_id_10.source)
          } else {
            json += asString(value_payment_id_10.toString())
          }
        } else {
          json += asString(value_payment_id_10)
        }
        
          }
        
    else throw new TypeError("The value of '#/definitions/Transaction/properties/payment_id' does not match schema definition.")
  
      } else {
        throw new Error('"payment_id" is required!')
      }
      
      const value_receipt_url_11 = obj["receipt_url"]
      if (value_receipt_url_11 !== undefined) {
        json += ",\"receipt_url\":"
        
          if (value_receipt_url_11 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_receipt_url_11 === "string" ||
            value_receipt_url_11 === null ||
            value_receipt_url_11 instanceof Date ||
            value_receipt_url_11 instanceof RegExp ||
            (
              typeof value_receipt_url_11 === "object" &&
              typeof value_receipt_url_11.toString === "function" &&
              value_receipt_url_11.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_receipt_url_11 !== 'string') {
          if (value_receipt_url_11 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_receipt_url_11 instanceof Date) {
            json += JSON_STR_QUOTE + value_receipt_url_11.toISOString() + JSON_STR_QUOTE
          } else if (value_receipt_url_11 instanceof RegExp) {
            json += asString(value_receipt_url_11.source)
          } else {
            json += asString(value_receipt_url_11.toString())
          }
        } else {
          json += asString(value_receipt_url_11)
        }
        
          }
        
    else throw new TypeError("The value of '#/definitions/Transaction/properties/receipt_url' does not match schema definition.")
  
      } else {
        throw new Error('"receipt_url" is required!')
      }
      
      const value_created_at_12 = obj["created_at"]
      if (value_created_at_12 !== undefined) {
        json += ",\"created_at\":"
        
        if (typeof value_created_at_12 !== 'string') {
          if (value_created_at_12 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_created_at_12 instanceof Date) {
            json += JSON_STR_QUOTE + value_created_at_12.toISOString() + JSON_STR_QUOTE
          } else if (value_created_at_12 instanceof RegExp) {
            json += asString(value_created_at_12.source)
          } else {
            json += asString(value_created_at_12.toString())
          }
        } else {
          json += asString(value_created_at_12)
        }
        
      } else {
        throw new Error('"created_at" is required!')
      }
      
      const value_phone_number_id_13 = obj["phone_number_id"]
      if (value_phone_number_id_13 !== undefined) {
        json += ",\"phone_number_id\":"
        
          if (value_phone_number_id_13 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_phone_number_id_13 === "string" ||
            value_phone_number_id_13 === null ||
            value_phone_number_id_13 instanceof Date ||
            value_phone_number_id_13 instanceof RegExp ||
            (
              typeof value_phone_number_id_13 === "object" &&
              typeof value_phone_number_id_13.toString === "function" &&
              value_phone_number_id_13.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_phone_number_id_13 !== 'string') {
          if (value_phone_number_id_13 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_phone_number_id_13 instanceof Date) {
            json += JSON_STR_QUOTE + value_phone_number_id_13.toISOString() + JSON_STR_QUOTE
          } else if (value_phone_number_id_13 instanceof RegExp) {
            json += asString(value_phone_number_id_13.source)
          } else {
            json += asString(value_phone_number_id_13.toString())
          }
        } else {
          json += asString(value_phone_number_id_13)
        }
        
          }
        
    else throw new TypeError("The value of '#/definitions/Transaction/properties/phone_number_id' does not match schema definition.")
  
      }

return json + JSON_STR_END_OBJECT

      }
    

    function anonymous1 (obj) {
      // "__fjs_merged_0#/properties/data"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of '__fjs_merged_0#/properties/data' does not match schema definition.")
    }
    const arrayLength = obj.length
  
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        json += anonymous2(value)
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          json += anonymous2(value)
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "__fjs_merged_0#"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_data_1 = obj["data"]
      if (value_data_1 !== undefined) {
        json += "{\"data\":"
        json += anonymous1(value_data_1)
      } else {
        throw new Error('"data" is required!')
      }
      
      const value_has_more_14 = obj["has_more"]
      if (value_has_more_14 !== undefined) {
        json += ",\"has_more\":"
        json += asBoolean(value_has_more_14)
      } else {
        throw new Error('"has_more" is required!')
      }
      
      const value_next_cursor_15 = obj["next_cursor"]
      if (value_next_cursor_15 !== undefined) {
        json += ",\"next_cursor\":"
        
          if (value_next_cursor_15 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_next_cursor_15 === "string" ||
            value_next_cursor_15 === null ||
            value_next_cursor_15 instanceof Date ||
            value_next_cursor_15 instanceof RegExp ||
            (
              typeof value_next_cursor_15 === "object" &&
              typeof value_next_cursor_15.toString === "function" &&
              value_next_cursor_15.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_next_cursor_15 !== 'string') {
          if (value_next_cursor_15 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_next_cursor_15 instanceof Date) {
            json += JSON_STR_QUOTE + value_next_cursor_15.toISOString() + JSON_STR_QUOTE
          } else if (value_next_cursor_15 instanceof RegExp) {
            json += asString(value_next_cursor_15.source)
          } else {
            json += asString(value_next_cursor_15.toString())
          }
        } else {
          json += asString(value_next_cursor_15)
        }
        
          }
        
    else throw new TypeError("The value of '__fjs_merged_0#/properties/next_cursor' does not match schema definition.")
  
      } else {
        throw new Error('"next_cursor" is required!')
      }
      
      const value_total_16 = obj["total"]
      if (value_total_16 !== undefined) {
        json += ",\"total\":"
        json += asInteger(value_total_16)
      }

return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)}),
"Transcript": lazy(() => {const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone","inlineValidators":true}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = (() => {
        const validators = {}
        const exports = validators
        "use strict";exports["__fjs_root_0#/definitions/TranscriptItem/oneOf/0"] = validate5;const schema3 = {"type":"object","required":["type","sequence","role","text","start_ms","end_ms","interrupted"],"properties":{"type":{"type":["string","object"],"const":"utterance","fjs_type":"string"},"sequence":{"type":"integer"},"role":{"type":["string","object"],"enum":["agent","user"],"fjs_type":"string"},"text":{"type":["string","object"],"fjs_type":"string"},"start_ms":{"type":"integer"},"end_ms":{"type":"integer"},"interrupted":{"type":"boolean"}}};function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(errors === 0){if(data && typeof data == "object" && !Array.isArray(data)){let missing0;if((((((((data.type === undefined) && (missing0 = "type")) || ((data.sequence === undefined) && (missing0 = "sequence"))) || ((data.role === undefined) && (missing0 = "role"))) || ((data.text === undefined) && (missing0 = "text"))) || ((data.start_ms === undefined) && (missing0 = "start_ms"))) || ((data.end_ms === undefined) && (missing0 = "end_ms"))) || ((data.interrupted === undefined) && (missing0 = "interrupted"))){validate5.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];return false;}else {if(data.type !== undefined){let data0 = data.type;const _errs1 = errors;if((typeof data0 !== "string") && (!(data0 && typeof data0 == "object" && !Array.isArray(data0)))){validate5.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: schema3.properties.type.type},message:"must be string,object"}];return false;}if("utterance" !== data0){validate5.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "utterance"},message:"must be equal to constant"}];return false;}if(errors === _errs1){if(data0 && typeof data0 == "object" && !Array.isArray(data0)){if(!data0 || typeof data0.toJSON !== "function"){validate5.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/fjs_type",keyword:"fjs_type",params:{},message:"must pass \"fjs_type\" keyword validation"}];return false;}}}var valid0 = _errs1 === errors;}else {var valid0 = true;}if(valid0){if(data.sequence !== undefined){let data1 = data.sequence;const _errs3 = errors;if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){validate5.errors = [{instancePath:instancePath+"/sequence",schemaPath:"#/properties/sequence/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];return false;}var valid0 = _errs3 === errors;}else {var valid0 = true;}if(valid0){if(data.role !== undefined){let data2 = data.role;const _errs5 = errors;if((typeof data2 !== "string") && (!(data2 && typeof data2 == "object" && !Array.isArray(data2)))){validate5.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: schema3.properties.role.type},message:"must be string,object"}];return false;}if(!((data2 === "agent") || (data2 === "user"))){validate5.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schema3.properties.role.enum},message:"must be equal to one of the allowed values"}];return false;}if(errors === _errs5){if(data2 && typeof data2 == "object" && !Array.isArray(data2)){if(!data2 || typeof data2.toJSON !== "function"){validate5.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/fjs_type",keyword:"fjs_type",params:{},message:"must pass \"fjs_type\" keyword validation"}];return false;}}}var valid0 = _errs5 === errors;}else {var valid0 = true;}if(valid0){if(data.text !== undefined){let data3 = data.text;const _errs7 = errors;if((typeof data3 !== "string") && (!(data3 && typeof data3 == "object" && !Array.isArray(data3)))){validate5.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: schema3.properties.text.type},message:"must be string,object"}];return false;}if(errors === _errs7){if(data3 && typeof data3 == "object" && !Array.isArray(data3)){if(!data3 || typeof data3.toJSON !== "function"){validate5.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/fjs_type",keyword:"fjs_type",params:{},message:"must pass \"fjs_type\" keyword validation"}];return false;}}}var valid0 = _errs7 === errors;}else {var valid0 = true;}if(valid0){if(data.start_ms !== undefined){let data4 = data.start_ms;const _errs9 = errors;if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){validate5.errors = [{instancePath:instancePath+"/start_ms",schemaPath:"#/properties/start_ms/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];return false;}var valid0 = _errs9 === errors;}else {var valid0 = true;}if(valid0){if(data.end_ms !== undefined){let data5 = data.end_ms;const _errs11 = errors;if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){validate5.errors = [{instancePath:instancePath+"/end_ms",schemaPath:"#/properties/end_ms/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];return false;}var valid0 = _errs11 === errors;}else {var valid0 = true;}if(valid0){if(data.interrupted !== undefined){const _errs13 = errors;if(typeof data.interrupted !== "boolean"){validate5.errors = [{instancePath:instancePath+"/interrupted",schemaPath:"#/properties/interrupted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];return false;}var valid0 = _errs13 === errors;}else {var valid0 = true;}}}}}}}}}else {validate5.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];return false;}}validate5.errors = vErrors;return errors === 0;}exports["__fjs_root_0#/definitions/TranscriptItem/oneOf/1"] = validate6;const schema4 = {"type":"object","required":["type","sequence","name","arguments","ok","result","start_ms","end_ms"],"properties":{"type":{"type":["string","object"],"const":"tool","fjs_type":"string"},"sequence":{"type":"integer"},"name":{"type":["string","object"],"fjs_type":"string"},"arguments":{"type":"object","additionalProperties":true},"ok":{"type":"boolean"},"result":{},"start_ms":{"type":"integer"},"end_ms":{"type":"integer"}}};function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;let errors = 0;if(errors === 0){if(data && typeof data == "object" && !Array.isArray(data)){let missing0;if(((((((((data.type === undefined) && (missing0 = "type")) || ((data.sequence === undefined) && (missing0 = "sequence"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.arguments === undefined) && (missing0 = "arguments"))) || ((data.ok === undefined) && (missing0 = "ok"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.start_ms === undefined) && (missing0 = "start_ms"))) || ((data.end_ms === undefined) && (missing0 = "end_ms"))){validate6.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];return false;}else {if(data.type !== undefined){let data0 = data.type;const _errs1 = errors;if((typeof data0 !== "string") && (!(data0 && typeof data0 == "object" && !Array.isArray(data0)))){validate6.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: schema4.properties.type.type},message:"must be string,object"}];return false;}if("tool" !== data0){validate6.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "tool"},message:"must be equal to constant"}];return false;}if(errors === _errs1){if(data0 && typeof data0 == "object" && !Array.isArray(data0)){if(!data0 || typeof data0.toJSON !== "function"){validate6.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/fjs_type",keyword:"fjs_type",params:{},message:"must pass \"fjs_type\" keyword validation"}];return false;}}}var valid0 = _errs1 === errors;}else {var valid0 = true;}if(valid0){if(data.sequence !== undefined){let data1 = data.sequence;const _errs3 = errors;if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){validate6.errors = [{instancePath:instancePath+"/sequence",schemaPath:"#/properties/sequence/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];return false;}var valid0 = _errs3 === errors;}else {var valid0 = true;}if(valid0){if(data.name !== undefined){let data2 = data.name;const _errs5 = errors;if((typeof data2 !== "string") && (!(data2 && typeof data2 == "object" && !Array.isArray(data2)))){validate6.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema4.properties.name.type},message:"must be string,object"}];return false;}if(errors === _errs5){if(data2 && typeof data2 == "object" && !Array.isArray(data2)){if(!data2 || typeof data2.toJSON !== "function"){validate6.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/fjs_type",keyword:"fjs_type",params:{},message:"must pass \"fjs_type\" keyword validation"}];return false;}}}var valid0 = _errs5 === errors;}else {var valid0 = true;}if(valid0){if(data.arguments !== undefined){let data3 = data.arguments;const _errs7 = errors;if(errors === _errs7){if(data3 && typeof data3 == "object" && !Array.isArray(data3)){}else {validate6.errors = [{instancePath:instancePath+"/arguments",schemaPath:"#/properties/arguments/type",keyword:"type",params:{type: "object"},message:"must be object"}];return false;}}var valid0 = _errs7 === errors;}else {var valid0 = true;}if(valid0){if(data.ok !== undefined){const _errs10 = errors;if(typeof data.ok !== "boolean"){validate6.errors = [{instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];return false;}var valid0 = _errs10 === errors;}else {var valid0 = true;}if(valid0){if(data.start_ms !== undefined){let data5 = data.start_ms;const _errs12 = errors;if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){validate6.errors = [{instancePath:instancePath+"/start_ms",schemaPath:"#/properties/start_ms/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];return false;}var valid0 = _errs12 === errors;}else {var valid0 = true;}if(valid0){if(data.end_ms !== undefined){let data6 = data.end_ms;const _errs14 = errors;if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){validate6.errors = [{instancePath:instancePath+"/end_ms",schemaPath:"#/properties/end_ms/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];return false;}var valid0 = _errs14 === errors;}else {var valid0 = true;}}}}}}}}}else {validate6.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];return false;}}validate6.errors = vErrors;return errors === 0;}
        return {
          validate (schemaRef, data) {
            const validate = validators[schemaRef]
            return validate(data)
          },
          getSchemaValidator (schemaRef) {
            return validators[schemaRef]
          }
        }
      })()


  return function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    let validate_0
    let validate_1
  
    
      // "#/definitions/TranscriptUtterance"
      function anonymous2 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_type_6 = obj["type"]
      if (value_type_6 !== undefined) {
        json += "{\"type\":"
        json += "\"utterance\""
      } else {
        throw new Error('"type" is required!')
      }
      
      const value_sequence_7 = obj["sequence"]
      if (value_sequence_7 !== undefined) {
        json += ",\"sequence\":"
        json += asInteger(value_sequence_7)
      } else {
        throw new Error('"sequence" is required!')
      }
      
      const value_role_8 = obj["role"]
      if (value_role_8 !== undefined) {
        json += ",\"role\":"
        
        if (typeof value_role_8 !== 'string') {
          if (value_role_8 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_role_8 instanceof Date) {
            json += JSON_STR_QUOTE + value_role_8.toISOString() + JSON_STR_QUOTE
          } else if (value_role_8 instanceof RegExp) {
            json += asString(value_role_8.source)
          } else {
            json += asString(value_role_8.toString())
          }
        } else {
          json += asString(value_role_8)
        }
        
      } else {
        throw new Error('"role" is required!')
      }
      
      const value_text_9 = obj["text"]
      if (value_text_9 !== undefined) {
        json += ",\"text\":"
        
        if (typeof value_text_9 !== 'string') {
          if (value_text_9 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_text_9 instanceof Date) {
            json += JSON_STR_QUOTE + value_text_9.toISOString() + JSON_STR_QUOTE
          } else if (value_text_9 instanceof RegExp) {
            json += asString(value_text_9.source)
          } else {
            json += asString(value_text_9.toString())
          }
        } else {
          json += asString(value_text_9)
        }
        
      } else {
        throw new Error('"text" is required!')
      }
      
      const value_start_ms_10 = obj["start_ms"]
      if (value_start_ms_10 !== undefined) {
        json += ",\"start_ms\":"
        json += asInteger(value_start_ms_10)
      } else {
        throw new Error('"start_ms" is required!')
      }
      
      const value_end_ms_11 = obj["end_ms"]
      if (value_end_ms_11 !== undefined) {
        json += ",\"end_ms\":"
        json += asInteger(value_end_ms_11)
      } else {
        throw new Error('"end_ms" is required!')
      }
      
      const value_interrupted_12 = obj["interrupted"]
      if (value_interrupted_12 !== undefined) {
        json += ",\"interrupted\":"
        json += asBoolean(value_interrupted_12)
      } else {
        throw new Error('"interrupted" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

      // "#/definitions/TranscriptFunctionRun/properties/arguments"
      function anonymous4 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_18 = false

    for (const key of Object.keys(obj)) {
      if (
        
        obj[key] === undefined ||
        typeof obj[key] === 'function' ||
        typeof obj[key] === 'symbol'
      ) continue
      const value = obj[key]
  
        json += addComma_18 ? JSON_STR_COMMA : ((addComma_18 = true), JSON_STR_BEGIN_OBJECT)
        json += asString(key) + JSON_STR_COLONS + JSON.stringify(value)
      
    }
  if (!addComma_18) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

      // "#/definitions/TranscriptFunctionRun"
      function anonymous3 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_type_14 = obj["type"]
      if (value_type_14 !== undefined) {
        json += "{\"type\":"
        json += "\"tool\""
      } else {
        throw new Error('"type" is required!')
      }
      
      const value_sequence_15 = obj["sequence"]
      if (value_sequence_15 !== undefined) {
        json += ",\"sequence\":"
        json += asInteger(value_sequence_15)
      } else {
        throw new Error('"sequence" is required!')
      }
      
      const value_name_16 = obj["name"]
      if (value_name_16 !== undefined) {
        json += ",\"name\":"
        
        if (typeof value_name_16 !== 'string') {
          if (value_name_16 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_name_16 instanceof Date) {
            json += JSON_STR_QUOTE + value_name_16.toISOString() + JSON_STR_QUOTE
          } else if (value_name_16 instanceof RegExp) {
            json += asString(value_name_16.source)
          } else {
            json += asString(value_name_16.toString())
          }
        } else {
          json += asString(value_name_16)
        }
        
      } else {
        throw new Error('"name" is required!')
      }
      
      const value_arguments_17 = obj["arguments"]
      if (value_arguments_17 !== undefined) {
        json += ",\"arguments\":"
        json += anonymous4(value_arguments_17)
      } else {
        throw new Error('"arguments" is required!')
      }
      
      const value_ok_19 = obj["ok"]
      if (value_ok_19 !== undefined) {
        json += ",\"ok\":"
        json += asBoolean(value_ok_19)
      } else {
        throw new Error('"ok" is required!')
      }
      
      const value_result_20 = obj["result"]
      if (value_result_20 !== undefined) {
        json += ",\"result\":"
        json += JSON.stringify(value_result_20)
      } else {
        throw new Error('"result" is required!')
      }
      
      const value_start_ms_21 = obj["start_ms"]
      if (value_start_ms_21 !== undefined) {
        json += ",\"start_ms\":"
        json += asInteger(value_start_ms_21)
      } else {
        throw new Error('"start_ms" is required!')
      }
      
      const value_end_ms_22 = obj["end_ms"]
      if (value_end_ms_22 !== undefined) {
        json += ",\"end_ms\":"
        json += asInteger(value_end_ms_22)
      } else {
        throw new Error('"end_ms" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

    function anonymous1 (obj) {
      // "__fjs_merged_1#/properties/data"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of '__fjs_merged_1#/properties/data' does not match schema definition.")
    }
    const arrayLength = obj.length
  
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        
      if((validate_0 || (validate_0 = validator.getSchemaValidator("__fjs_root_0#/definitions/TranscriptItem/oneOf/0")))(value)) {
        json += anonymous2(value)
      }
    
      else if((validate_1 || (validate_1 = validator.getSchemaValidator("__fjs_root_0#/definitions/TranscriptItem/oneOf/1")))(value)) {
        json += anonymous3(value)
      }
    
    else throw new TypeError("The value of '#/definitions/TranscriptItem' does not match schema definition.")
  
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          
      if((validate_0 || (validate_0 = validator.getSchemaValidator("__fjs_root_0#/definitions/TranscriptItem/oneOf/0")))(value)) {
        json += anonymous2(value)
      }
    
      else if((validate_1 || (validate_1 = validator.getSchemaValidator("__fjs_root_0#/definitions/TranscriptItem/oneOf/1")))(value)) {
        json += anonymous3(value)
      }
    
    else throw new TypeError("The value of '#/definitions/TranscriptItem' does not match schema definition.")
  
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "__fjs_merged_1#"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_call_id_1 = obj["call_id"]
      if (value_call_id_1 !== undefined) {
        json += "{\"call_id\":"
        
        if (typeof value_call_id_1 !== 'string') {
          if (value_call_id_1 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_call_id_1 instanceof Date) {
            json += JSON_STR_QUOTE + value_call_id_1.toISOString() + JSON_STR_QUOTE
          } else if (value_call_id_1 instanceof RegExp) {
            json += asString(value_call_id_1.source)
          } else {
            json += asString(value_call_id_1.toString())
          }
        } else {
          json += asString(value_call_id_1)
        }
        
      } else {
        throw new Error('"call_id" is required!')
      }
      
      const value_final_2 = obj["final"]
      if (value_final_2 !== undefined) {
        json += ",\"final\":"
        json += asBoolean(value_final_2)
      } else {
        throw new Error('"final" is required!')
      }
      
      const value_text_3 = obj["text"]
      if (value_text_3 !== undefined) {
        json += ",\"text\":"
        
        if (typeof value_text_3 !== 'string') {
          if (value_text_3 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_text_3 instanceof Date) {
            json += JSON_STR_QUOTE + value_text_3.toISOString() + JSON_STR_QUOTE
          } else if (value_text_3 instanceof RegExp) {
            json += asString(value_text_3.source)
          } else {
            json += asString(value_text_3.toString())
          }
        } else {
          json += asString(value_text_3)
        }
        
      } else {
        throw new Error('"text" is required!')
      }
      
      const value_data_4 = obj["data"]
      if (value_data_4 !== undefined) {
        json += ",\"data\":"
        json += anonymous1(value_data_4)
      } else {
        throw new Error('"data" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)}),
"Usage": lazy(() => {const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone","inlineValidators":true}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  return function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
      // "#/definitions/Money"
      function anonymous2 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_amount_13 = obj["amount"]
      if (value_amount_13 !== undefined) {
        json += "{\"amount\":"
        
        if (typeof value_amount_13 !== 'string') {
          if (value_amount_13 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_amount_13 instanceof Date) {
            json += JSON_STR_QUOTE + value_amount_13.toISOString() + JSON_STR_QUOTE
          } else if (value_amount_13 instanceof RegExp) {
            json += asString(value_amount_13.source)
          } else {
            json += asString(value_amount_13.toString())
          }
        } else {
          json += asString(value_amount_13)
        }
        
      } else {
        throw new Error('"amount" is required!')
      }
      
      const value_currency_14 = obj["currency"]
      if (value_currency_14 !== undefined) {
        json += ",\"currency\":"
        
        if (typeof value_currency_14 !== 'string') {
          if (value_currency_14 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_currency_14 instanceof Date) {
            json += JSON_STR_QUOTE + value_currency_14.toISOString() + JSON_STR_QUOTE
          } else if (value_currency_14 instanceof RegExp) {
            json += asString(value_currency_14.source)
          } else {
            json += asString(value_currency_14.toString())
          }
        } else {
          json += asString(value_currency_14)
        }
        
      } else {
        throw new Error('"currency" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

      // "#/definitions/UsageTotals"
      function anonymous1 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_calls_6 = obj["calls"]
      if (value_calls_6 !== undefined) {
        json += "{\"calls\":"
        json += asInteger(value_calls_6)
      } else {
        throw new Error('"calls" is required!')
      }
      
      const value_minutes_7 = obj["minutes"]
      if (value_minutes_7 !== undefined) {
        json += ",\"minutes\":"
        json += asNumber(value_minutes_7)
      } else {
        throw new Error('"minutes" is required!')
      }
      
      const value_llm_input_tokens_8 = obj["llm_input_tokens"]
      if (value_llm_input_tokens_8 !== undefined) {
        json += ",\"llm_input_tokens\":"
        json += asInteger(value_llm_input_tokens_8)
      } else {
        throw new Error('"llm_input_tokens" is required!')
      }
      
      const value_llm_output_tokens_9 = obj["llm_output_tokens"]
      if (value_llm_output_tokens_9 !== undefined) {
        json += ",\"llm_output_tokens\":"
        json += asInteger(value_llm_output_tokens_9)
      } else {
        throw new Error('"llm_output_tokens" is required!')
      }
      
      const value_tts_characters_10 = obj["tts_characters"]
      if (value_tts_characters_10 !== undefined) {
        json += ",\"tts_characters\":"
        json += asInteger(value_tts_characters_10)
      } else {
        throw new Error('"tts_characters" is required!')
      }
      
      const value_cost_11 = obj["cost"]
      if (value_cost_11 !== undefined) {
        json += ",\"cost\":"
        json += anonymous2(value_cost_11)
      } else {
        throw new Error('"cost" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

      // "#/definitions/UsageRow"
      function anonymous4 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_key_17 = obj["key"]
      if (value_key_17 !== undefined) {
        json += "{\"key\":"
        
          if (value_key_17 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_key_17 === "string" ||
            value_key_17 === null ||
            value_key_17 instanceof Date ||
            value_key_17 instanceof RegExp ||
            (
              typeof value_key_17 === "object" &&
              typeof value_key_17.toString === "function" &&
              value_key_17.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_key_17 !== 'string') {
          if (value_key_17 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_key_17 instanceof Date) {
            json += JSON_STR_QUOTE + value_key_17.toISOString() + JSON_STR_QUOTE
          } else if (value_key_17 instanceof RegExp) {
            json += asString(value_key_17.source)
          } else {
            json += asString(value_key_17.toString())
          }
        } else {
          json += asString(value_key_17)
        }
        
          }
        
    else throw new TypeError("The value of '#/definitions/UsageRow/properties/key' does not match schema definition.")
  
      } else {
        throw new Error('"key" is required!')
      }
      
      const value_calls_18 = obj["calls"]
      if (value_calls_18 !== undefined) {
        json += ",\"calls\":"
        json += asInteger(value_calls_18)
      } else {
        throw new Error('"calls" is required!')
      }
      
      const value_minutes_19 = obj["minutes"]
      if (value_minutes_19 !== undefined) {
        json += ",\"minutes\":"
        json += asNumber(value_minutes_19)
      } else {
        throw new Error('"minutes" is required!')
      }
      
      const value_llm_input_tokens_20 = obj["llm_input_tokens"]
      if (value_llm_input_tokens_20 !== undefined) {
        json += ",\"llm_input_tokens\":"
        json += asInteger(value_llm_input_tokens_20)
      } else {
        throw new Error('"llm_input_tokens" is required!')
      }
      
      const value_llm_output_tokens_21 = obj["llm_output_tokens"]
      if (value_llm_output_tokens_21 !== undefined) {
        json += ",\"llm_output_tokens\":"
        json += asInteger(value_llm_output_tokens_21)
      } else {
        throw new Error('"llm_output_tokens" is required!')
      }
      
      const value_tts_characters_22 = obj["tts_characters"]
      if (value_tts_characters_22 !== undefined) {
        json += ",\"tts_characters\":"
        json += asInteger(value_tts_characters_22)
      } else {
        throw new Error('"tts_characters" is required!')
      }
      
      const value_cost_23 = obj["cost"]
      if (value_cost_23 !== undefined) {
        json += ",\"cost\":"
        json += anonymous2(value_cost_23)
      } else {
        throw new Error('"cost" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

    function anonymous3 (obj) {
      // "__fjs_merged_0#/properties/data"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of '__fjs_merged_0#/properties/data' does not match schema definition.")
    }
    const arrayLength = obj.length
  
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        json += anonymous4(value)
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          json += anonymous4(value)
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "__fjs_merged_0#"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_from_1 = obj["from"]
      if (value_from_1 !== undefined) {
        json += "{\"from\":"
        
        if (typeof value_from_1 !== 'string') {
          if (value_from_1 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_from_1 instanceof Date) {
            json += JSON_STR_QUOTE + value_from_1.toISOString() + JSON_STR_QUOTE
          } else if (value_from_1 instanceof RegExp) {
            json += asString(value_from_1.source)
          } else {
            json += asString(value_from_1.toString())
          }
        } else {
          json += asString(value_from_1)
        }
        
      } else {
        throw new Error('"from" is required!')
      }
      
      const value_to_2 = obj["to"]
      if (value_to_2 !== undefined) {
        json += ",\"to\":"
        
        if (typeof value_to_2 !== 'string') {
          if (value_to_2 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_to_2 instanceof Date) {
            json += JSON_STR_QUOTE + value_to_2.toISOString() + JSON_STR_QUOTE
          } else if (value_to_2 instanceof RegExp) {
            json += asString(value_to_2.source)
          } else {
            json += asString(value_to_2.toString())
          }
        } else {
          json += asString(value_to_2)
        }
        
      } else {
        throw new Error('"to" is required!')
      }
      
      const value_group_by_3 = obj["group_by"]
      if (value_group_by_3 !== undefined) {
        json += ",\"group_by\":"
        
        if (typeof value_group_by_3 !== 'string') {
          if (value_group_by_3 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_group_by_3 instanceof Date) {
            json += JSON_STR_QUOTE + value_group_by_3.toISOString() + JSON_STR_QUOTE
          } else if (value_group_by_3 instanceof RegExp) {
            json += asString(value_group_by_3.source)
          } else {
            json += asString(value_group_by_3.toString())
          }
        } else {
          json += asString(value_group_by_3)
        }
        
      } else {
        throw new Error('"group_by" is required!')
      }
      
      const value_totals_4 = obj["totals"]
      if (value_totals_4 !== undefined) {
        json += ",\"totals\":"
        json += anonymous1(value_totals_4)
      } else {
        throw new Error('"totals" is required!')
      }
      
      const value_data_15 = obj["data"]
      if (value_data_15 !== undefined) {
        json += ",\"data\":"
        json += anonymous3(value_data_15)
      } else {
        throw new Error('"data" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)}),
"User": lazy(() => {const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone","inlineValidators":true}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  return function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
      // "__fjs_merged_0#"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_id_1 = obj["id"]
      if (value_id_1 !== undefined) {
        json += "{\"id\":"
        
        if (typeof value_id_1 !== 'string') {
          if (value_id_1 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_1 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_1.toISOString() + JSON_STR_QUOTE
          } else if (value_id_1 instanceof RegExp) {
            json += asString(value_id_1.source)
          } else {
            json += asString(value_id_1.toString())
          }
        } else {
          json += asString(value_id_1)
        }
        
      } else {
        throw new Error('"id" is required!')
      }
      
      const value_email_2 = obj["email"]
      if (value_email_2 !== undefined) {
        json += ",\"email\":"
        
        if (typeof value_email_2 !== 'string') {
          if (value_email_2 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_email_2 instanceof Date) {
            json += JSON_STR_QUOTE + value_email_2.toISOString() + JSON_STR_QUOTE
          } else if (value_email_2 instanceof RegExp) {
            json += asString(value_email_2.source)
          } else {
            json += asString(value_email_2.toString())
          }
        } else {
          json += asString(value_email_2)
        }
        
      } else {
        throw new Error('"email" is required!')
      }
      
      const value_name_3 = obj["name"]
      if (value_name_3 !== undefined) {
        json += ",\"name\":"
        
        if (typeof value_name_3 !== 'string') {
          if (value_name_3 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_name_3 instanceof Date) {
            json += JSON_STR_QUOTE + value_name_3.toISOString() + JSON_STR_QUOTE
          } else if (value_name_3 instanceof RegExp) {
            json += asString(value_name_3.source)
          } else {
            json += asString(value_name_3.toString())
          }
        } else {
          json += asString(value_name_3)
        }
        
      } else {
        throw new Error('"name" is required!')
      }
      
      const value_time_zone_4 = obj["time_zone"]
      if (value_time_zone_4 !== undefined) {
        json += ",\"time_zone\":"
        
        if (typeof value_time_zone_4 !== 'string') {
          if (value_time_zone_4 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_time_zone_4 instanceof Date) {
            json += JSON_STR_QUOTE + value_time_zone_4.toISOString() + JSON_STR_QUOTE
          } else if (value_time_zone_4 instanceof RegExp) {
            json += asString(value_time_zone_4.source)
          } else {
            json += asString(value_time_zone_4.toString())
          }
        } else {
          json += asString(value_time_zone_4)
        }
        
      } else {
        throw new Error('"time_zone" is required!')
      }
      
      const value_created_at_5 = obj["created_at"]
      if (value_created_at_5 !== undefined) {
        json += ",\"created_at\":"
        
        if (typeof value_created_at_5 !== 'string') {
          if (value_created_at_5 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_created_at_5 instanceof Date) {
            json += JSON_STR_QUOTE + value_created_at_5.toISOString() + JSON_STR_QUOTE
          } else if (value_created_at_5 instanceof RegExp) {
            json += asString(value_created_at_5.source)
          } else {
            json += asString(value_created_at_5.toString())
          }
        } else {
          json += asString(value_created_at_5)
        }
        
      } else {
        throw new Error('"created_at" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)}),
"Voice": lazy(() => {const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone","inlineValidators":true}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  return function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
    function anonymous1 (obj) {
      // "__fjs_merged_0#/properties/supported_languages"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of '__fjs_merged_0#/properties/supported_languages' does not match schema definition.")
    }
    const arrayLength = obj.length
  
      if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
        return asPlainStringArray(obj, arrayLength)
      }
      
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "__fjs_merged_0#"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_voice_id_1 = obj["voice_id"]
      if (value_voice_id_1 !== undefined) {
        json += "{\"voice_id\":"
        
        if (typeof value_voice_id_1 !== 'string') {
          if (value_voice_id_1 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_voice_id_1 instanceof Date) {
            json += JSON_STR_QUOTE + value_voice_id_1.toISOString() + JSON_STR_QUOTE
          } else if (value_voice_id_1 instanceof RegExp) {
            json += asString(value_voice_id_1.source)
          } else {
            json += asString(value_voice_id_1.toString())
          }
        } else {
          json += asString(value_voice_id_1)
        }
        
      } else {
        throw new Error('"voice_id" is required!')
      }
      
      const value_name_2 = obj["name"]
      if (value_name_2 !== undefined) {
        json += ",\"name\":"
        
        if (typeof value_name_2 !== 'string') {
          if (value_name_2 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_name_2 instanceof Date) {
            json += JSON_STR_QUOTE + value_name_2.toISOString() + JSON_STR_QUOTE
          } else if (value_name_2 instanceof RegExp) {
            json += asString(value_name_2.source)
          } else {
            json += asString(value_name_2.toString())
          }
        } else {
          json += asString(value_name_2)
        }
        
      } else {
        throw new Error('"name" is required!')
      }
      
      const value_provider_3 = obj["provider"]
      if (value_provider_3 !== undefined) {
        json += ",\"provider\":"
        
        if (typeof value_provider_3 !== 'string') {
          if (value_provider_3 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_provider_3 instanceof Date) {
            json += JSON_STR_QUOTE + value_provider_3.toISOString() + JSON_STR_QUOTE
          } else if (value_provider_3 instanceof RegExp) {
            json += asString(value_provider_3.source)
          } else {
            json += asString(value_provider_3.toString())
          }
        } else {
          json += asString(value_provider_3)
        }
        
      } else {
        throw new Error('"provider" is required!')
      }
      
      const value_gender_4 = obj["gender"]
      if (value_gender_4 !== undefined) {
        json += ",\"gender\":"
        
        if (typeof value_gender_4 !== 'string') {
          if (value_gender_4 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_gender_4 instanceof Date) {
            json += JSON_STR_QUOTE + value_gender_4.toISOString() + JSON_STR_QUOTE
          } else if (value_gender_4 instanceof RegExp) {
            json += asString(value_gender_4.source)
          } else {
            json += asString(value_gender_4.toString())
          }
        } else {
          json += asString(value_gender_4)
        }
        
      } else {
        throw new Error('"gender" is required!')
      }
      
      const value_supported_languages_5 = obj["supported_languages"]
      if (value_supported_languages_5 !== undefined) {
        json += ",\"supported_languages\":"
        json += anonymous1(value_supported_languages_5)
      } else {
        throw new Error('"supported_languages" is required!')
      }
      
      const value_description_6 = obj["description"]
      if (value_description_6 !== undefined) {
        json += ",\"description\":"
        
        if (typeof value_description_6 !== 'string') {
          if (value_description_6 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_description_6 instanceof Date) {
            json += JSON_STR_QUOTE + value_description_6.toISOString() + JSON_STR_QUOTE
          } else if (value_description_6 instanceof RegExp) {
            json += asString(value_description_6.source)
          } else {
            json += asString(value_description_6.toString())
          }
        } else {
          json += asString(value_description_6)
        }
        
      } else {
        throw new Error('"description" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)}),
"VoicePage": lazy(() => {const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone","inlineValidators":true}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  return function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
    function anonymous3 (obj) {
      // "#/definitions/Voice/properties/supported_languages"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of '#/definitions/Voice/properties/supported_languages' does not match schema definition.")
    }
    const arrayLength = obj.length
  
      if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
        return asPlainStringArray(obj, arrayLength)
      }
      
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "#/definitions/Voice"
      function anonymous2 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_voice_id_3 = obj["voice_id"]
      if (value_voice_id_3 !== undefined) {
        json += "{\"voice_id\":"
        
        if (typeof value_voice_id_3 !== 'string') {
          if (value_voice_id_3 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_voice_id_3 instanceof Date) {
            json += JSON_STR_QUOTE + value_voice_id_3.toISOString() + JSON_STR_QUOTE
          } else if (value_voice_id_3 instanceof RegExp) {
            json += asString(value_voice_id_3.source)
          } else {
            json += asString(value_voice_id_3.toString())
          }
        } else {
          json += asString(value_voice_id_3)
        }
        
      } else {
        throw new Error('"voice_id" is required!')
      }
      
      const value_name_4 = obj["name"]
      if (value_name_4 !== undefined) {
        json += ",\"name\":"
        
        if (typeof value_name_4 !== 'string') {
          if (value_name_4 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_name_4 instanceof Date) {
            json += JSON_STR_QUOTE + value_name_4.toISOString() + JSON_STR_QUOTE
          } else if (value_name_4 instanceof RegExp) {
            json += asString(value_name_4.source)
          } else {
            json += asString(value_name_4.toString())
          }
        } else {
          json += asString(value_name_4)
        }
        
      } else {
        throw new Error('"name" is required!')
      }
      
      const value_provider_5 = obj["provider"]
      if (value_provider_5 !== undefined) {
        json += ",\"provider\":"
        
        if (typeof value_provider_5 !== 'string') {
          if (value_provider_5 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_provider_5 instanceof Date) {
            json += JSON_STR_QUOTE + value_provider_5.toISOString() + JSON_STR_QUOTE
          } else if (value_provider_5 instanceof RegExp) {
            json += asString(value_provider_5.source)
          } else {
            json += asString(value_provider_5.toString())
          }
        } else {
          json += asString(value_provider_5)
        }
        
      } else {
        throw new Error('"provider" is required!')
      }
      
      const value_gender_6 = obj["gender"]
      if (value_gender_6 !== undefined) {
        json += ",\"gender\":"
        
        if (typeof value_gender_6 !== 'string') {
          if (value_gender_6 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_gender_6 instanceof Date) {
            json += JSON_STR_QUOTE + value_gender_6.toISOString() + JSON_STR_QUOTE
          } else if (value_gender_6 instanceof RegExp) {
            json += asString(value_gender_6.source)
          } else {
            json += asString(value_gender_6.toString())
          }
        } else {
          json += asString(value_gender_6)
        }
        
      } else {
        throw new Error('"gender" is required!')
      }
      
      const value_supported_languages_7 = obj["supported_languages"]
      if (value_supported_languages_7 !== undefined) {
        json += ",\"supported_languages\":"
        json += anonymous3(value_supported_languages_7)
      } else {
        throw new Error('"supported_languages" is required!')
      }
      
      const value_description_8 = obj["description"]
      if (value_description_8 !== undefined) {
        json += ",\"description\":"
        
        if (typeof value_description_8 !== 'string') {
          if (value_description_8 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_description_8 instanceof Date) {
            json += JSON_STR_QUOTE + value_description_8.toISOString() + JSON_STR_QUOTE
          } else if (value_description_8 instanceof RegExp) {
            json += asString(value_description_8.source)
          } else {
            json += asString(value_description_8.toString())
          }
        } else {
          json += asString(value_description_8)
        }
        
      } else {
        throw new Error('"description" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

    function anonymous1 (obj) {
      // "__fjs_merged_0#/properties/data"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of '__fjs_merged_0#/properties/data' does not match schema definition.")
    }
    const arrayLength = obj.length
  
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        json += anonymous2(value)
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          json += anonymous2(value)
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "__fjs_merged_0#"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_data_1 = obj["data"]
      if (value_data_1 !== undefined) {
        json += "{\"data\":"
        json += anonymous1(value_data_1)
      } else {
        throw new Error('"data" is required!')
      }
      
      const value_has_more_9 = obj["has_more"]
      if (value_has_more_9 !== undefined) {
        json += ",\"has_more\":"
        json += asBoolean(value_has_more_9)
      } else {
        throw new Error('"has_more" is required!')
      }
      
      const value_next_cursor_10 = obj["next_cursor"]
      if (value_next_cursor_10 !== undefined) {
        json += ",\"next_cursor\":"
        
          if (value_next_cursor_10 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_next_cursor_10 === "string" ||
            value_next_cursor_10 === null ||
            value_next_cursor_10 instanceof Date ||
            value_next_cursor_10 instanceof RegExp ||
            (
              typeof value_next_cursor_10 === "object" &&
              typeof value_next_cursor_10.toString === "function" &&
              value_next_cursor_10.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_next_cursor_10 !== 'string') {
          if (value_next_cursor_10 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_next_cursor_10 instanceof Date) {
            json += JSON_STR_QUOTE + value_next_cursor_10.toISOString() + JSON_STR_QUOTE
          } else if (value_next_cursor_10 instanceof RegExp) {
            json += asString(value_next_cursor_10.source)
          } else {
            json += asString(value_next_cursor_10.toString())
          }
        } else {
          json += asString(value_next_cursor_10)
        }
        
          }
        
    else throw new TypeError("The value of '__fjs_merged_0#/properties/next_cursor' does not match schema definition.")
  
      } else {
        throw new Error('"next_cursor" is required!')
      }
      
      const value_total_11 = obj["total"]
      if (value_total_11 !== undefined) {
        json += ",\"total\":"
        json += asInteger(value_total_11)
      }

return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)}),
"Wallet": lazy(() => {const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone","inlineValidators":true}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  return function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
      // "#/definitions/Money"
      function anonymous1 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_amount_3 = obj["amount"]
      if (value_amount_3 !== undefined) {
        json += "{\"amount\":"
        
        if (typeof value_amount_3 !== 'string') {
          if (value_amount_3 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_amount_3 instanceof Date) {
            json += JSON_STR_QUOTE + value_amount_3.toISOString() + JSON_STR_QUOTE
          } else if (value_amount_3 instanceof RegExp) {
            json += asString(value_amount_3.source)
          } else {
            json += asString(value_amount_3.toString())
          }
        } else {
          json += asString(value_amount_3)
        }
        
      } else {
        throw new Error('"amount" is required!')
      }
      
      const value_currency_4 = obj["currency"]
      if (value_currency_4 !== undefined) {
        json += ",\"currency\":"
        
        if (typeof value_currency_4 !== 'string') {
          if (value_currency_4 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_currency_4 instanceof Date) {
            json += JSON_STR_QUOTE + value_currency_4.toISOString() + JSON_STR_QUOTE
          } else if (value_currency_4 instanceof RegExp) {
            json += asString(value_currency_4.source)
          } else {
            json += asString(value_currency_4.toString())
          }
        } else {
          json += asString(value_currency_4)
        }
        
      } else {
        throw new Error('"currency" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

      // "#/definitions/MoneyOrNull"
      function anonymous2 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_NULL
        let json = ''

        
      const value_amount_10 = obj["amount"]
      if (value_amount_10 !== undefined) {
        json += "{\"amount\":"
        
        if (typeof value_amount_10 !== 'string') {
          if (value_amount_10 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_amount_10 instanceof Date) {
            json += JSON_STR_QUOTE + value_amount_10.toISOString() + JSON_STR_QUOTE
          } else if (value_amount_10 instanceof RegExp) {
            json += asString(value_amount_10.source)
          } else {
            json += asString(value_amount_10.toString())
          }
        } else {
          json += asString(value_amount_10)
        }
        
      } else {
        throw new Error('"amount" is required!')
      }
      
      const value_currency_11 = obj["currency"]
      if (value_currency_11 !== undefined) {
        json += ",\"currency\":"
        
        if (typeof value_currency_11 !== 'string') {
          if (value_currency_11 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_currency_11 instanceof Date) {
            json += JSON_STR_QUOTE + value_currency_11.toISOString() + JSON_STR_QUOTE
          } else if (value_currency_11 instanceof RegExp) {
            json += asString(value_currency_11.source)
          } else {
            json += asString(value_currency_11.toString())
          }
        } else {
          json += asString(value_currency_11)
        }
        
      } else {
        throw new Error('"currency" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

      // "#/definitions/MoneyInput"
      function anonymous4 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_amount_21 = obj["amount"]
      if (value_amount_21 !== undefined) {
        json += "{\"amount\":"
        
        if (typeof value_amount_21 !== 'string') {
          if (value_amount_21 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_amount_21 instanceof Date) {
            json += JSON_STR_QUOTE + value_amount_21.toISOString() + JSON_STR_QUOTE
          } else if (value_amount_21 instanceof RegExp) {
            json += asString(value_amount_21.source)
          } else {
            json += asString(value_amount_21.toString())
          }
        } else {
          json += asString(value_amount_21)
        }
        
      } else {
        throw new Error('"amount" is required!')
      }
      
      const value_currency_22 = obj["currency"]
      if (value_currency_22 !== undefined) {
        json += ",\"currency\":"
        
        if (typeof value_currency_22 !== 'string') {
          if (value_currency_22 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_currency_22 instanceof Date) {
            json += JSON_STR_QUOTE + value_currency_22.toISOString() + JSON_STR_QUOTE
          } else if (value_currency_22 instanceof RegExp) {
            json += asString(value_currency_22.source)
          } else {
            json += asString(value_currency_22.toString())
          }
        } else {
          json += asString(value_currency_22)
        }
        
      } else {
        throw new Error('"currency" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

      // "#/definitions/AutoTopupOrNull"
      function anonymous3 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_NULL
        let json = ''

        
      const value_threshold_19 = obj["threshold"]
      if (value_threshold_19 !== undefined) {
        json += "{\"threshold\":"
        json += anonymous4(value_threshold_19)
      } else {
        throw new Error('"threshold" is required!')
      }
      
      const value_amount_23 = obj["amount"]
      if (value_amount_23 !== undefined) {
        json += ",\"amount\":"
        json += anonymous4(value_amount_23)
      } else {
        throw new Error('"amount" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

      // "__fjs_merged_0#"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_balance_1 = obj["balance"]
      if (value_balance_1 !== undefined) {
        json += "{\"balance\":"
        json += anonymous1(value_balance_1)
      } else {
        throw new Error('"balance" is required!')
      }
      
      const value_reserved_5 = obj["reserved"]
      if (value_reserved_5 !== undefined) {
        json += ",\"reserved\":"
        json += anonymous1(value_reserved_5)
      } else {
        throw new Error('"reserved" is required!')
      }
      
      const value_available_6 = obj["available"]
      if (value_available_6 !== undefined) {
        json += ",\"available\":"
        json += anonymous1(value_available_6)
      } else {
        throw new Error('"available" is required!')
      }
      
      const value_currency_7 = obj["currency"]
      if (value_currency_7 !== undefined) {
        json += ",\"currency\":"
        
        if (typeof value_currency_7 !== 'string') {
          if (value_currency_7 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_currency_7 instanceof Date) {
            json += JSON_STR_QUOTE + value_currency_7.toISOString() + JSON_STR_QUOTE
          } else if (value_currency_7 instanceof RegExp) {
            json += asString(value_currency_7.source)
          } else {
            json += asString(value_currency_7.toString())
          }
        } else {
          json += asString(value_currency_7)
        }
        
      } else {
        throw new Error('"currency" is required!')
      }
      
      const value_low_balance_threshold_8 = obj["low_balance_threshold"]
      if (value_low_balance_threshold_8 !== undefined) {
        json += ",\"low_balance_threshold\":"
        
      if (value_low_balance_threshold_8 === null) {
        json += JSON_STR_NULL
      } else {
    json += anonymous2(value_low_balance_threshold_8)
      }
    
      } else {
        throw new Error('"low_balance_threshold" is required!')
      }
      
      const value_low_balance_12 = obj["low_balance"]
      if (value_low_balance_12 !== undefined) {
        json += ",\"low_balance\":"
        json += asBoolean(value_low_balance_12)
      } else {
        throw new Error('"low_balance" is required!')
      }
      
      const value_daily_cap_13 = obj["daily_cap"]
      if (value_daily_cap_13 !== undefined) {
        json += ",\"daily_cap\":"
        
      if (value_daily_cap_13 === null) {
        json += JSON_STR_NULL
      } else {
    json += anonymous2(value_daily_cap_13)
      }
    
      } else {
        throw new Error('"daily_cap" is required!')
      }
      
      const value_monthly_cap_14 = obj["monthly_cap"]
      if (value_monthly_cap_14 !== undefined) {
        json += ",\"monthly_cap\":"
        
      if (value_monthly_cap_14 === null) {
        json += JSON_STR_NULL
      } else {
    json += anonymous2(value_monthly_cap_14)
      }
    
      } else {
        throw new Error('"monthly_cap" is required!')
      }
      
      const value_spent_today_15 = obj["spent_today"]
      if (value_spent_today_15 !== undefined) {
        json += ",\"spent_today\":"
        json += anonymous1(value_spent_today_15)
      } else {
        throw new Error('"spent_today" is required!')
      }
      
      const value_spent_this_month_16 = obj["spent_this_month"]
      if (value_spent_this_month_16 !== undefined) {
        json += ",\"spent_this_month\":"
        json += anonymous1(value_spent_this_month_16)
      } else {
        throw new Error('"spent_this_month" is required!')
      }
      
      const value_auto_topup_17 = obj["auto_topup"]
      if (value_auto_topup_17 !== undefined) {
        json += ",\"auto_topup\":"
        
      if (value_auto_topup_17 === null) {
        json += JSON_STR_NULL
      } else {
    json += anonymous3(value_auto_topup_17)
      }
    
      } else {
        throw new Error('"auto_topup" is required!')
      }
      
      const value_updated_at_24 = obj["updated_at"]
      if (value_updated_at_24 !== undefined) {
        json += ",\"updated_at\":"
        
        if (typeof value_updated_at_24 !== 'string') {
          if (value_updated_at_24 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_updated_at_24 instanceof Date) {
            json += JSON_STR_QUOTE + value_updated_at_24.toISOString() + JSON_STR_QUOTE
          } else if (value_updated_at_24 instanceof RegExp) {
            json += asString(value_updated_at_24.source)
          } else {
            json += asString(value_updated_at_24.toString())
          }
        } else {
          json += asString(value_updated_at_24)
        }
        
      } else {
        throw new Error('"updated_at" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)}),
"Webhook": lazy(() => {const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone","inlineValidators":true}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  return function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
    function anonymous1 (obj) {
      // "__fjs_merged_0#/properties/events"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of '__fjs_merged_0#/properties/events' does not match schema definition.")
    }
    const arrayLength = obj.length
  
      if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
        return asPlainStringArray(obj, arrayLength)
      }
      
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "__fjs_merged_0#"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_id_1 = obj["id"]
      if (value_id_1 !== undefined) {
        json += "{\"id\":"
        
        if (typeof value_id_1 !== 'string') {
          if (value_id_1 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_1 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_1.toISOString() + JSON_STR_QUOTE
          } else if (value_id_1 instanceof RegExp) {
            json += asString(value_id_1.source)
          } else {
            json += asString(value_id_1.toString())
          }
        } else {
          json += asString(value_id_1)
        }
        
      } else {
        throw new Error('"id" is required!')
      }
      
      const value_agent_id_2 = obj["agent_id"]
      if (value_agent_id_2 !== undefined) {
        json += ",\"agent_id\":"
        
          if (value_agent_id_2 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_agent_id_2 === "string" ||
            value_agent_id_2 === null ||
            value_agent_id_2 instanceof Date ||
            value_agent_id_2 instanceof RegExp ||
            (
              typeof value_agent_id_2 === "object" &&
              typeof value_agent_id_2.toString === "function" &&
              value_agent_id_2.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_agent_id_2 !== 'string') {
          if (value_agent_id_2 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_agent_id_2 instanceof Date) {
            json += JSON_STR_QUOTE + value_agent_id_2.toISOString() + JSON_STR_QUOTE
          } else if (value_agent_id_2 instanceof RegExp) {
            json += asString(value_agent_id_2.source)
          } else {
            json += asString(value_agent_id_2.toString())
          }
        } else {
          json += asString(value_agent_id_2)
        }
        
          }
        
    else throw new TypeError("The value of '__fjs_merged_0#/properties/agent_id' does not match schema definition.")
  
      } else {
        throw new Error('"agent_id" is required!')
      }
      
      const value_url_3 = obj["url"]
      if (value_url_3 !== undefined) {
        json += ",\"url\":"
        
        if (typeof value_url_3 !== 'string') {
          if (value_url_3 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_url_3 instanceof Date) {
            json += JSON_STR_QUOTE + value_url_3.toISOString() + JSON_STR_QUOTE
          } else if (value_url_3 instanceof RegExp) {
            json += asString(value_url_3.source)
          } else {
            json += asString(value_url_3.toString())
          }
        } else {
          json += asString(value_url_3)
        }
        
      } else {
        throw new Error('"url" is required!')
      }
      
      const value_events_4 = obj["events"]
      if (value_events_4 !== undefined) {
        json += ",\"events\":"
        json += anonymous1(value_events_4)
      } else {
        throw new Error('"events" is required!')
      }
      
      const value_retry_policy_5 = obj["retry_policy"]
      if (value_retry_policy_5 !== undefined) {
        json += ",\"retry_policy\":"
        
        if (typeof value_retry_policy_5 !== 'string') {
          if (value_retry_policy_5 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_retry_policy_5 instanceof Date) {
            json += JSON_STR_QUOTE + value_retry_policy_5.toISOString() + JSON_STR_QUOTE
          } else if (value_retry_policy_5 instanceof RegExp) {
            json += asString(value_retry_policy_5.source)
          } else {
            json += asString(value_retry_policy_5.toString())
          }
        } else {
          json += asString(value_retry_policy_5)
        }
        
      } else {
        throw new Error('"retry_policy" is required!')
      }
      
      const value_enabled_6 = obj["enabled"]
      if (value_enabled_6 !== undefined) {
        json += ",\"enabled\":"
        json += asBoolean(value_enabled_6)
      } else {
        throw new Error('"enabled" is required!')
      }
      
      const value_disabled_reason_7 = obj["disabled_reason"]
      if (value_disabled_reason_7 !== undefined) {
        json += ",\"disabled_reason\":"
        
          if (value_disabled_reason_7 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_disabled_reason_7 === "string" ||
            value_disabled_reason_7 === null ||
            value_disabled_reason_7 instanceof Date ||
            value_disabled_reason_7 instanceof RegExp ||
            (
              typeof value_disabled_reason_7 === "object" &&
              typeof value_disabled_reason_7.toString === "function" &&
              value_disabled_reason_7.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_disabled_reason_7 !== 'string') {
          if (value_disabled_reason_7 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_disabled_reason_7 instanceof Date) {
            json += JSON_STR_QUOTE + value_disabled_reason_7.toISOString() + JSON_STR_QUOTE
          } else if (value_disabled_reason_7 instanceof RegExp) {
            json += asString(value_disabled_reason_7.source)
          } else {
            json += asString(value_disabled_reason_7.toString())
          }
        } else {
          json += asString(value_disabled_reason_7)
        }
        
          }
        
    else throw new TypeError("The value of '__fjs_merged_0#/properties/disabled_reason' does not match schema definition.")
  
      } else {
        throw new Error('"disabled_reason" is required!')
      }
      
      const value_failure_streak_8 = obj["failure_streak"]
      if (value_failure_streak_8 !== undefined) {
        json += ",\"failure_streak\":"
        json += asInteger(value_failure_streak_8)
      } else {
        throw new Error('"failure_streak" is required!')
      }
      
      const value_last_success_at_9 = obj["last_success_at"]
      if (value_last_success_at_9 !== undefined) {
        json += ",\"last_success_at\":"
        
          if (value_last_success_at_9 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_last_success_at_9 === "string" ||
            value_last_success_at_9 === null ||
            value_last_success_at_9 instanceof Date ||
            value_last_success_at_9 instanceof RegExp ||
            (
              typeof value_last_success_at_9 === "object" &&
              typeof value_last_success_at_9.toString === "function" &&
              value_last_success_at_9.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_last_success_at_9)
          }
        
    else throw new TypeError("The value of '#/definitions/NullableTimestamp' does not match schema definition.")
  
      } else {
        throw new Error('"last_success_at" is required!')
      }
      
      const value_last_failure_at_10 = obj["last_failure_at"]
      if (value_last_failure_at_10 !== undefined) {
        json += ",\"last_failure_at\":"
        
          if (value_last_failure_at_10 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_last_failure_at_10 === "string" ||
            value_last_failure_at_10 === null ||
            value_last_failure_at_10 instanceof Date ||
            value_last_failure_at_10 instanceof RegExp ||
            (
              typeof value_last_failure_at_10 === "object" &&
              typeof value_last_failure_at_10.toString === "function" &&
              value_last_failure_at_10.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_last_failure_at_10)
          }
        
    else throw new TypeError("The value of '#/definitions/NullableTimestamp' does not match schema definition.")
  
      } else {
        throw new Error('"last_failure_at" is required!')
      }
      
      const value_rotation_expires_at_11 = obj["rotation_expires_at"]
      if (value_rotation_expires_at_11 !== undefined) {
        json += ",\"rotation_expires_at\":"
        
          if (value_rotation_expires_at_11 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_rotation_expires_at_11 === "string" ||
            value_rotation_expires_at_11 === null ||
            value_rotation_expires_at_11 instanceof Date ||
            value_rotation_expires_at_11 instanceof RegExp ||
            (
              typeof value_rotation_expires_at_11 === "object" &&
              typeof value_rotation_expires_at_11.toString === "function" &&
              value_rotation_expires_at_11.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_rotation_expires_at_11)
          }
        
    else throw new TypeError("The value of '#/definitions/NullableTimestamp' does not match schema definition.")
  
      } else {
        throw new Error('"rotation_expires_at" is required!')
      }
      
      const value_created_at_12 = obj["created_at"]
      if (value_created_at_12 !== undefined) {
        json += ",\"created_at\":"
        
        if (typeof value_created_at_12 !== 'string') {
          if (value_created_at_12 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_created_at_12 instanceof Date) {
            json += JSON_STR_QUOTE + value_created_at_12.toISOString() + JSON_STR_QUOTE
          } else if (value_created_at_12 instanceof RegExp) {
            json += asString(value_created_at_12.source)
          } else {
            json += asString(value_created_at_12.toString())
          }
        } else {
          json += asString(value_created_at_12)
        }
        
      } else {
        throw new Error('"created_at" is required!')
      }
      
      const value_updated_at_13 = obj["updated_at"]
      if (value_updated_at_13 !== undefined) {
        json += ",\"updated_at\":"
        
        if (typeof value_updated_at_13 !== 'string') {
          if (value_updated_at_13 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_updated_at_13 instanceof Date) {
            json += JSON_STR_QUOTE + value_updated_at_13.toISOString() + JSON_STR_QUOTE
          } else if (value_updated_at_13 instanceof RegExp) {
            json += asString(value_updated_at_13.source)
          } else {
            json += asString(value_updated_at_13.toString())
          }
        } else {
          json += asString(value_updated_at_13)
        }
        
      } else {
        throw new Error('"updated_at" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)}),
"WebhookDeliveryDetail": lazy(() => {const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone","inlineValidators":true}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  return function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
      // "#/definitions/DeliveryAttempt"
      function anonymous2 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_number_17 = obj["number"]
      if (value_number_17 !== undefined) {
        json += "{\"number\":"
        json += asInteger(value_number_17)
      } else {
        throw new Error('"number" is required!')
      }
      
      const value_at_18 = obj["at"]
      if (value_at_18 !== undefined) {
        json += ",\"at\":"
        
        if (typeof value_at_18 !== 'string') {
          if (value_at_18 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_at_18 instanceof Date) {
            json += JSON_STR_QUOTE + value_at_18.toISOString() + JSON_STR_QUOTE
          } else if (value_at_18 instanceof RegExp) {
            json += asString(value_at_18.source)
          } else {
            json += asString(value_at_18.toString())
          }
        } else {
          json += asString(value_at_18)
        }
        
      } else {
        throw new Error('"at" is required!')
      }
      
      const value_status_19 = obj["status"]
      if (value_status_19 !== undefined) {
        json += ",\"status\":"
        
          if (value_status_19 === null) {
            json += JSON_STR_NULL
          }
          
          else if(Number.isInteger(value_status_19) || value_status_19 === null) {
            json += asInteger(value_status_19)
          }
        
    else throw new TypeError("The value of '#/definitions/DeliveryAttempt/properties/status' does not match schema definition.")
  
      } else {
        throw new Error('"status" is required!')
      }
      
      const value_body_20 = obj["body"]
      if (value_body_20 !== undefined) {
        json += ",\"body\":"
        
          if (value_body_20 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_body_20 === "string" ||
            value_body_20 === null ||
            value_body_20 instanceof Date ||
            value_body_20 instanceof RegExp ||
            (
              typeof value_body_20 === "object" &&
              typeof value_body_20.toString === "function" &&
              value_body_20.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_body_20 !== 'string') {
          if (value_body_20 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_body_20 instanceof Date) {
            json += JSON_STR_QUOTE + value_body_20.toISOString() + JSON_STR_QUOTE
          } else if (value_body_20 instanceof RegExp) {
            json += asString(value_body_20.source)
          } else {
            json += asString(value_body_20.toString())
          }
        } else {
          json += asString(value_body_20)
        }
        
          }
        
    else throw new TypeError("The value of '#/definitions/DeliveryAttempt/properties/body' does not match schema definition.")
  
      } else {
        throw new Error('"body" is required!')
      }
      
      const value_error_21 = obj["error"]
      if (value_error_21 !== undefined) {
        json += ",\"error\":"
        
          if (value_error_21 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_error_21 === "string" ||
            value_error_21 === null ||
            value_error_21 instanceof Date ||
            value_error_21 instanceof RegExp ||
            (
              typeof value_error_21 === "object" &&
              typeof value_error_21.toString === "function" &&
              value_error_21.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_error_21 !== 'string') {
          if (value_error_21 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_error_21 instanceof Date) {
            json += JSON_STR_QUOTE + value_error_21.toISOString() + JSON_STR_QUOTE
          } else if (value_error_21 instanceof RegExp) {
            json += asString(value_error_21.source)
          } else {
            json += asString(value_error_21.toString())
          }
        } else {
          json += asString(value_error_21)
        }
        
          }
        
    else throw new TypeError("The value of '#/definitions/DeliveryAttempt/properties/error' does not match schema definition.")
  
      } else {
        throw new Error('"error" is required!')
      }
      
      const value_duration_ms_22 = obj["duration_ms"]
      if (value_duration_ms_22 !== undefined) {
        json += ",\"duration_ms\":"
        json += asInteger(value_duration_ms_22)
      } else {
        throw new Error('"duration_ms" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

    function anonymous1 (obj) {
      // "__fjs_merged_0#/properties/attempt_log"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of '__fjs_merged_0#/properties/attempt_log' does not match schema definition.")
    }
    const arrayLength = obj.length
  
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        json += anonymous2(value)
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          json += anonymous2(value)
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "__fjs_merged_0#"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_id_1 = obj["id"]
      if (value_id_1 !== undefined) {
        json += "{\"id\":"
        
        if (typeof value_id_1 !== 'string') {
          if (value_id_1 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_1 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_1.toISOString() + JSON_STR_QUOTE
          } else if (value_id_1 instanceof RegExp) {
            json += asString(value_id_1.source)
          } else {
            json += asString(value_id_1.toString())
          }
        } else {
          json += asString(value_id_1)
        }
        
      } else {
        throw new Error('"id" is required!')
      }
      
      const value_webhook_id_2 = obj["webhook_id"]
      if (value_webhook_id_2 !== undefined) {
        json += ",\"webhook_id\":"
        
        if (typeof value_webhook_id_2 !== 'string') {
          if (value_webhook_id_2 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_webhook_id_2 instanceof Date) {
            json += JSON_STR_QUOTE + value_webhook_id_2.toISOString() + JSON_STR_QUOTE
          } else if (value_webhook_id_2 instanceof RegExp) {
            json += asString(value_webhook_id_2.source)
          } else {
            json += asString(value_webhook_id_2.toString())
          }
        } else {
          json += asString(value_webhook_id_2)
        }
        
      } else {
        throw new Error('"webhook_id" is required!')
      }
      
      const value_event_id_3 = obj["event_id"]
      if (value_event_id_3 !== undefined) {
        json += ",\"event_id\":"
        
        if (typeof value_event_id_3 !== 'string') {
          if (value_event_id_3 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_event_id_3 instanceof Date) {
            json += JSON_STR_QUOTE + value_event_id_3.toISOString() + JSON_STR_QUOTE
          } else if (value_event_id_3 instanceof RegExp) {
            json += asString(value_event_id_3.source)
          } else {
            json += asString(value_event_id_3.toString())
          }
        } else {
          json += asString(value_event_id_3)
        }
        
      } else {
        throw new Error('"event_id" is required!')
      }
      
      const value_event_4 = obj["event"]
      if (value_event_4 !== undefined) {
        json += ",\"event\":"
        
        if (typeof value_event_4 !== 'string') {
          if (value_event_4 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_event_4 instanceof Date) {
            json += JSON_STR_QUOTE + value_event_4.toISOString() + JSON_STR_QUOTE
          } else if (value_event_4 instanceof RegExp) {
            json += asString(value_event_4.source)
          } else {
            json += asString(value_event_4.toString())
          }
        } else {
          json += asString(value_event_4)
        }
        
      } else {
        throw new Error('"event" is required!')
      }
      
      const value_call_id_5 = obj["call_id"]
      if (value_call_id_5 !== undefined) {
        json += ",\"call_id\":"
        
          if (value_call_id_5 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_call_id_5 === "string" ||
            value_call_id_5 === null ||
            value_call_id_5 instanceof Date ||
            value_call_id_5 instanceof RegExp ||
            (
              typeof value_call_id_5 === "object" &&
              typeof value_call_id_5.toString === "function" &&
              value_call_id_5.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_call_id_5 !== 'string') {
          if (value_call_id_5 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_call_id_5 instanceof Date) {
            json += JSON_STR_QUOTE + value_call_id_5.toISOString() + JSON_STR_QUOTE
          } else if (value_call_id_5 instanceof RegExp) {
            json += asString(value_call_id_5.source)
          } else {
            json += asString(value_call_id_5.toString())
          }
        } else {
          json += asString(value_call_id_5)
        }
        
          }
        
    else throw new TypeError("The value of '__fjs_merged_0#/properties/call_id' does not match schema definition.")
  
      } else {
        throw new Error('"call_id" is required!')
      }
      
      const value_agent_id_6 = obj["agent_id"]
      if (value_agent_id_6 !== undefined) {
        json += ",\"agent_id\":"
        
          if (value_agent_id_6 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_agent_id_6 === "string" ||
            value_agent_id_6 === null ||
            value_agent_id_6 instanceof Date ||
            value_agent_id_6 instanceof RegExp ||
            (
              typeof value_agent_id_6 === "object" &&
              typeof value_agent_id_6.toString === "function" &&
              value_agent_id_6.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_agent_id_6 !== 'string') {
          if (value_agent_id_6 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_agent_id_6 instanceof Date) {
            json += JSON_STR_QUOTE + value_agent_id_6.toISOString() + JSON_STR_QUOTE
          } else if (value_agent_id_6 instanceof RegExp) {
            json += asString(value_agent_id_6.source)
          } else {
            json += asString(value_agent_id_6.toString())
          }
        } else {
          json += asString(value_agent_id_6)
        }
        
          }
        
    else throw new TypeError("The value of '__fjs_merged_0#/properties/agent_id' does not match schema definition.")
  
      } else {
        throw new Error('"agent_id" is required!')
      }
      
      const value_status_7 = obj["status"]
      if (value_status_7 !== undefined) {
        json += ",\"status\":"
        
        if (typeof value_status_7 !== 'string') {
          if (value_status_7 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_status_7 instanceof Date) {
            json += JSON_STR_QUOTE + value_status_7.toISOString() + JSON_STR_QUOTE
          } else if (value_status_7 instanceof RegExp) {
            json += asString(value_status_7.source)
          } else {
            json += asString(value_status_7.toString())
          }
        } else {
          json += asString(value_status_7)
        }
        
      } else {
        throw new Error('"status" is required!')
      }
      
      const value_attempts_8 = obj["attempts"]
      if (value_attempts_8 !== undefined) {
        json += ",\"attempts\":"
        json += asInteger(value_attempts_8)
      } else {
        throw new Error('"attempts" is required!')
      }
      
      const value_last_status_9 = obj["last_status"]
      if (value_last_status_9 !== undefined) {
        json += ",\"last_status\":"
        
          if (value_last_status_9 === null) {
            json += JSON_STR_NULL
          }
          
          else if(Number.isInteger(value_last_status_9) || value_last_status_9 === null) {
            json += asInteger(value_last_status_9)
          }
        
    else throw new TypeError("The value of '__fjs_merged_0#/properties/last_status' does not match schema definition.")
  
      } else {
        throw new Error('"last_status" is required!')
      }
      
      const value_next_attempt_at_10 = obj["next_attempt_at"]
      if (value_next_attempt_at_10 !== undefined) {
        json += ",\"next_attempt_at\":"
        
          if (value_next_attempt_at_10 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_next_attempt_at_10 === "string" ||
            value_next_attempt_at_10 === null ||
            value_next_attempt_at_10 instanceof Date ||
            value_next_attempt_at_10 instanceof RegExp ||
            (
              typeof value_next_attempt_at_10 === "object" &&
              typeof value_next_attempt_at_10.toString === "function" &&
              value_next_attempt_at_10.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_next_attempt_at_10)
          }
        
    else throw new TypeError("The value of '#/definitions/NullableTimestamp' does not match schema definition.")
  
      } else {
        throw new Error('"next_attempt_at" is required!')
      }
      
      const value_created_at_11 = obj["created_at"]
      if (value_created_at_11 !== undefined) {
        json += ",\"created_at\":"
        
        if (typeof value_created_at_11 !== 'string') {
          if (value_created_at_11 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_created_at_11 instanceof Date) {
            json += JSON_STR_QUOTE + value_created_at_11.toISOString() + JSON_STR_QUOTE
          } else if (value_created_at_11 instanceof RegExp) {
            json += asString(value_created_at_11.source)
          } else {
            json += asString(value_created_at_11.toString())
          }
        } else {
          json += asString(value_created_at_11)
        }
        
      } else {
        throw new Error('"created_at" is required!')
      }
      
      const value_finished_at_12 = obj["finished_at"]
      if (value_finished_at_12 !== undefined) {
        json += ",\"finished_at\":"
        
          if (value_finished_at_12 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_finished_at_12 === "string" ||
            value_finished_at_12 === null ||
            value_finished_at_12 instanceof Date ||
            value_finished_at_12 instanceof RegExp ||
            (
              typeof value_finished_at_12 === "object" &&
              typeof value_finished_at_12.toString === "function" &&
              value_finished_at_12.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_finished_at_12)
          }
        
    else throw new TypeError("The value of '#/definitions/NullableTimestamp' does not match schema definition.")
  
      } else {
        throw new Error('"finished_at" is required!')
      }
      
      const value_url_13 = obj["url"]
      if (value_url_13 !== undefined) {
        json += ",\"url\":"
        
        if (typeof value_url_13 !== 'string') {
          if (value_url_13 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_url_13 instanceof Date) {
            json += JSON_STR_QUOTE + value_url_13.toISOString() + JSON_STR_QUOTE
          } else if (value_url_13 instanceof RegExp) {
            json += asString(value_url_13.source)
          } else {
            json += asString(value_url_13.toString())
          }
        } else {
          json += asString(value_url_13)
        }
        
      } else {
        throw new Error('"url" is required!')
      }
      
      const value_body_14 = obj["body"]
      if (value_body_14 !== undefined) {
        json += ",\"body\":"
        
        if (typeof value_body_14 !== 'string') {
          if (value_body_14 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_body_14 instanceof Date) {
            json += JSON_STR_QUOTE + value_body_14.toISOString() + JSON_STR_QUOTE
          } else if (value_body_14 instanceof RegExp) {
            json += asString(value_body_14.source)
          } else {
            json += asString(value_body_14.toString())
          }
        } else {
          json += asString(value_body_14)
        }
        
      } else {
        throw new Error('"body" is required!')
      }
      
      const value_attempt_log_15 = obj["attempt_log"]
      if (value_attempt_log_15 !== undefined) {
        json += ",\"attempt_log\":"
        json += anonymous1(value_attempt_log_15)
      } else {
        throw new Error('"attempt_log" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)}),
"WebhookDeliveryPage": lazy(() => {const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone","inlineValidators":true}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  return function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
      // "#/definitions/WebhookDelivery"
      function anonymous2 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_id_3 = obj["id"]
      if (value_id_3 !== undefined) {
        json += "{\"id\":"
        
        if (typeof value_id_3 !== 'string') {
          if (value_id_3 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_3 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_3.toISOString() + JSON_STR_QUOTE
          } else if (value_id_3 instanceof RegExp) {
            json += asString(value_id_3.source)
          } else {
            json += asString(value_id_3.toString())
          }
        } else {
          json += asString(value_id_3)
        }
        
      } else {
        throw new Error('"id" is required!')
      }
      
      const value_webhook_id_4 = obj["webhook_id"]
      if (value_webhook_id_4 !== undefined) {
        json += ",\"webhook_id\":"
        
        if (typeof value_webhook_id_4 !== 'string') {
          if (value_webhook_id_4 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_webhook_id_4 instanceof Date) {
            json += JSON_STR_QUOTE + value_webhook_id_4.toISOString() + JSON_STR_QUOTE
          } else if (value_webhook_id_4 instanceof RegExp) {
            json += asString(value_webhook_id_4.source)
          } else {
            json += asString(value_webhook_id_4.toString())
          }
        } else {
          json += asString(value_webhook_id_4)
        }
        
      } else {
        throw new Error('"webhook_id" is required!')
      }
      
      const value_event_id_5 = obj["event_id"]
      if (value_event_id_5 !== undefined) {
        json += ",\"event_id\":"
        
        if (typeof value_event_id_5 !== 'string') {
          if (value_event_id_5 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_event_id_5 instanceof Date) {
            json += JSON_STR_QUOTE + value_event_id_5.toISOString() + JSON_STR_QUOTE
          } else if (value_event_id_5 instanceof RegExp) {
            json += asString(value_event_id_5.source)
          } else {
            json += asString(value_event_id_5.toString())
          }
        } else {
          json += asString(value_event_id_5)
        }
        
      } else {
        throw new Error('"event_id" is required!')
      }
      
      const value_event_6 = obj["event"]
      if (value_event_6 !== undefined) {
        json += ",\"event\":"
        
        if (typeof value_event_6 !== 'string') {
          if (value_event_6 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_event_6 instanceof Date) {
            json += JSON_STR_QUOTE + value_event_6.toISOString() + JSON_STR_QUOTE
          } else if (value_event_6 instanceof RegExp) {
            json += asString(value_event_6.source)
          } else {
            json += asString(value_event_6.toString())
          }
        } else {
          json += asString(value_event_6)
        }
        
      } else {
        throw new Error('"event" is required!')
      }
      
      const value_call_id_7 = obj["call_id"]
      if (value_call_id_7 !== undefined) {
        json += ",\"call_id\":"
        
          if (value_call_id_7 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_call_id_7 === "string" ||
            value_call_id_7 === null ||
            value_call_id_7 instanceof Date ||
            value_call_id_7 instanceof RegExp ||
            (
              typeof value_call_id_7 === "object" &&
              typeof value_call_id_7.toString === "function" &&
              value_call_id_7.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_call_id_7 !== 'string') {
          if (value_call_id_7 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_call_id_7 instanceof Date) {
            json += JSON_STR_QUOTE + value_call_id_7.toISOString() + JSON_STR_QUOTE
          } else if (value_call_id_7 instanceof RegExp) {
            json += asString(value_call_id_7.source)
          } else {
            json += asString(value_call_id_7.toString())
          }
        } else {
          json += asString(value_call_id_7)
        }
        
          }
        
    else throw new TypeError("The value of '#/definitions/WebhookDelivery/properties/call_id' does not match schema definition.")
  
      } else {
        throw new Error('"call_id" is required!')
      }
      
      const value_agent_id_8 = obj["agent_id"]
      if (value_agent_id_8 !== undefined) {
        json += ",\"agent_id\":"
        
          if (value_agent_id_8 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_agent_id_8 === "string" ||
            value_agent_id_8 === null ||
            value_agent_id_8 instanceof Date ||
            value_agent_id_8 instanceof RegExp ||
            (
              typeof value_agent_id_8 === "object" &&
              typeof value_agent_id_8.toString === "function" &&
              value_agent_id_8.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_agent_id_8 !== 'string') {
          if (value_agent_id_8 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_agent_id_8 instanceof Date) {
            json += JSON_STR_QUOTE + value_agent_id_8.toISOString() + JSON_STR_QUOTE
          } else if (value_agent_id_8 instanceof RegExp) {
            json += asString(value_agent_id_8.source)
          } else {
            json += asString(value_agent_id_8.toString())
          }
        } else {
          json += asString(value_agent_id_8)
        }
        
          }
        
    else throw new TypeError("The value of '#/definitions/WebhookDelivery/properties/agent_id' does not match schema definition.")
  
      } else {
        throw new Error('"agent_id" is required!')
      }
      
      const value_status_9 = obj["status"]
      if (value_status_9 !== undefined) {
        json += ",\"status\":"
        
        if (typeof value_status_9 !== 'string') {
          if (value_status_9 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_status_9 instanceof Date) {
            json += JSON_STR_QUOTE + value_status_9.toISOString() + JSON_STR_QUOTE
          } else if (value_status_9 instanceof RegExp) {
            json += asString(value_status_9.source)
          } else {
            json += asString(value_status_9.toString())
          }
        } else {
          json += asString(value_status_9)
        }
        
      } else {
        throw new Error('"status" is required!')
      }
      
      const value_attempts_10 = obj["attempts"]
      if (value_attempts_10 !== undefined) {
        json += ",\"attempts\":"
        json += asInteger(value_attempts_10)
      } else {
        throw new Error('"attempts" is required!')
      }
      
      const value_last_status_11 = obj["last_status"]
      if (value_last_status_11 !== undefined) {
        json += ",\"last_status\":"
        
          if (value_last_status_11 === null) {
            json += JSON_STR_NULL
          }
          
          else if(Number.isInteger(value_last_status_11) || value_last_status_11 === null) {
            json += asInteger(value_last_status_11)
          }
        
    else throw new TypeError("The value of '#/definitions/WebhookDelivery/properties/last_status' does not match schema definition.")
  
      } else {
        throw new Error('"last_status" is required!')
      }
      
      const value_next_attempt_at_12 = obj["next_attempt_at"]
      if (value_next_attempt_at_12 !== undefined) {
        json += ",\"next_attempt_at\":"
        
          if (value_next_attempt_at_12 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_next_attempt_at_12 === "string" ||
            value_next_attempt_at_12 === null ||
            value_next_attempt_at_12 instanceof Date ||
            value_next_attempt_at_12 instanceof RegExp ||
            (
              typeof value_next_attempt_at_12 === "object" &&
              typeof value_next_attempt_at_12.toString === "function" &&
              value_next_attempt_at_12.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_next_attempt_at_12)
          }
        
    else throw new TypeError("The value of '#/definitions/NullableTimestamp' does not match schema definition.")
  
      } else {
        throw new Error('"next_attempt_at" is required!')
      }
      
      const value_created_at_13 = obj["created_at"]
      if (value_created_at_13 !== undefined) {
        json += ",\"created_at\":"
        
        if (typeof value_created_at_13 !== 'string') {
          if (value_created_at_13 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_created_at_13 instanceof Date) {
            json += JSON_STR_QUOTE + value_created_at_13.toISOString() + JSON_STR_QUOTE
          } else if (value_created_at_13 instanceof RegExp) {
            json += asString(value_created_at_13.source)
          } else {
            json += asString(value_created_at_13.toString())
          }
        } else {
          json += asString(value_created_at_13)
        }
        
      } else {
        throw new Error('"created_at" is required!')
      }
      
      const value_finished_at_14 = obj["finished_at"]
      if (value_finished_at_14 !== undefined) {
        json += ",\"finished_at\":"
        
          if (value_finished_at_14 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_finished_at_14 === "string" ||
            value_finished_at_14 === null ||
            value_finished_at_14 instanceof Date ||
            value_finished_at_14 instanceof RegExp ||
            (
              typeof value_finished_at_14 === "object" &&
              typeof value_finished_at_14.toString === "function" &&
              value_finished_at_14.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_finished_at_14)
          }
        
    else throw new TypeError("The value of '#/definitions/NullableTimestamp' does not match schema definition.")
  
      } else {
        throw new Error('"finished_at" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

    function anonymous1 (obj) {
      // "__fjs_merged_0#/properties/data"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of '__fjs_merged_0#/properties/data' does not match schema definition.")
    }
    const arrayLength = obj.length
  
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        json += anonymous2(value)
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          json += anonymous2(value)
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "__fjs_merged_0#"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_data_1 = obj["data"]
      if (value_data_1 !== undefined) {
        json += "{\"data\":"
        json += anonymous1(value_data_1)
      } else {
        throw new Error('"data" is required!')
      }
      
      const value_has_more_15 = obj["has_more"]
      if (value_has_more_15 !== undefined) {
        json += ",\"has_more\":"
        json += asBoolean(value_has_more_15)
      } else {
        throw new Error('"has_more" is required!')
      }
      
      const value_next_cursor_16 = obj["next_cursor"]
      if (value_next_cursor_16 !== undefined) {
        json += ",\"next_cursor\":"
        
          if (value_next_cursor_16 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_next_cursor_16 === "string" ||
            value_next_cursor_16 === null ||
            value_next_cursor_16 instanceof Date ||
            value_next_cursor_16 instanceof RegExp ||
            (
              typeof value_next_cursor_16 === "object" &&
              typeof value_next_cursor_16.toString === "function" &&
              value_next_cursor_16.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_next_cursor_16 !== 'string') {
          if (value_next_cursor_16 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_next_cursor_16 instanceof Date) {
            json += JSON_STR_QUOTE + value_next_cursor_16.toISOString() + JSON_STR_QUOTE
          } else if (value_next_cursor_16 instanceof RegExp) {
            json += asString(value_next_cursor_16.source)
          } else {
            json += asString(value_next_cursor_16.toString())
          }
        } else {
          json += asString(value_next_cursor_16)
        }
        
          }
        
    else throw new TypeError("The value of '__fjs_merged_0#/properties/next_cursor' does not match schema definition.")
  
      } else {
        throw new Error('"next_cursor" is required!')
      }
      
      const value_total_17 = obj["total"]
      if (value_total_17 !== undefined) {
        json += ",\"total\":"
        json += asInteger(value_total_17)
      }

return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)}),
"WebhookPage": lazy(() => {const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone","inlineValidators":true}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  return function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
    function anonymous3 (obj) {
      // "#/definitions/Webhook/properties/events"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of '#/definitions/Webhook/properties/events' does not match schema definition.")
    }
    const arrayLength = obj.length
  
      if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
        return asPlainStringArray(obj, arrayLength)
      }
      
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "#/definitions/Webhook"
      function anonymous2 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_id_3 = obj["id"]
      if (value_id_3 !== undefined) {
        json += "{\"id\":"
        
        if (typeof value_id_3 !== 'string') {
          if (value_id_3 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_3 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_3.toISOString() + JSON_STR_QUOTE
          } else if (value_id_3 instanceof RegExp) {
            json += asString(value_id_3.source)
          } else {
            json += asString(value_id_3.toString())
          }
        } else {
          json += asString(value_id_3)
        }
        
      } else {
        throw new Error('"id" is required!')
      }
      
      const value_agent_id_4 = obj["agent_id"]
      if (value_agent_id_4 !== undefined) {
        json += ",\"agent_id\":"
        
          if (value_agent_id_4 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_agent_id_4 === "string" ||
            value_agent_id_4 === null ||
            value_agent_id_4 instanceof Date ||
            value_agent_id_4 instanceof RegExp ||
            (
              typeof value_agent_id_4 === "object" &&
              typeof value_agent_id_4.toString === "function" &&
              value_agent_id_4.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_agent_id_4 !== 'string') {
          if (value_agent_id_4 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_agent_id_4 instanceof Date) {
            json += JSON_STR_QUOTE + value_agent_id_4.toISOString() + JSON_STR_QUOTE
          } else if (value_agent_id_4 instanceof RegExp) {
            json += asString(value_agent_id_4.source)
          } else {
            json += asString(value_agent_id_4.toString())
          }
        } else {
          json += asString(value_agent_id_4)
        }
        
          }
        
    else throw new TypeError("The value of '#/definitions/Webhook/properties/agent_id' does not match schema definition.")
  
      } else {
        throw new Error('"agent_id" is required!')
      }
      
      const value_url_5 = obj["url"]
      if (value_url_5 !== undefined) {
        json += ",\"url\":"
        
        if (typeof value_url_5 !== 'string') {
          if (value_url_5 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_url_5 instanceof Date) {
            json += JSON_STR_QUOTE + value_url_5.toISOString() + JSON_STR_QUOTE
          } else if (value_url_5 instanceof RegExp) {
            json += asString(value_url_5.source)
          } else {
            json += asString(value_url_5.toString())
          }
        } else {
          json += asString(value_url_5)
        }
        
      } else {
        throw new Error('"url" is required!')
      }
      
      const value_events_6 = obj["events"]
      if (value_events_6 !== undefined) {
        json += ",\"events\":"
        json += anonymous3(value_events_6)
      } else {
        throw new Error('"events" is required!')
      }
      
      const value_retry_policy_7 = obj["retry_policy"]
      if (value_retry_policy_7 !== undefined) {
        json += ",\"retry_policy\":"
        
        if (typeof value_retry_policy_7 !== 'string') {
          if (value_retry_policy_7 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_retry_policy_7 instanceof Date) {
            json += JSON_STR_QUOTE + value_retry_policy_7.toISOString() + JSON_STR_QUOTE
          } else if (value_retry_policy_7 instanceof RegExp) {
            json += asString(value_retry_policy_7.source)
          } else {
            json += asString(value_retry_policy_7.toString())
          }
        } else {
          json += asString(value_retry_policy_7)
        }
        
      } else {
        throw new Error('"retry_policy" is required!')
      }
      
      const value_enabled_8 = obj["enabled"]
      if (value_enabled_8 !== undefined) {
        json += ",\"enabled\":"
        json += asBoolean(value_enabled_8)
      } else {
        throw new Error('"enabled" is required!')
      }
      
      const value_disabled_reason_9 = obj["disabled_reason"]
      if (value_disabled_reason_9 !== undefined) {
        json += ",\"disabled_reason\":"
        
          if (value_disabled_reason_9 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_disabled_reason_9 === "string" ||
            value_disabled_reason_9 === null ||
            value_disabled_reason_9 instanceof Date ||
            value_disabled_reason_9 instanceof RegExp ||
            (
              typeof value_disabled_reason_9 === "object" &&
              typeof value_disabled_reason_9.toString === "function" &&
              value_disabled_reason_9.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_disabled_reason_9 !== 'string') {
          if (value_disabled_reason_9 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_disabled_reason_9 instanceof Date) {
            json += JSON_STR_QUOTE + value_disabled_reason_9.toISOString() + JSON_STR_QUOTE
          } else if (value_disabled_reason_9 instanceof RegExp) {
            json += asString(value_disabled_reason_9.source)
          } else {
            json += asString(value_disabled_reason_9.toString())
          }
        } else {
          json += asString(value_disabled_reason_9)
        }
        
          }
        
    else throw new TypeError("The value of '#/definitions/Webhook/properties/disabled_reason' does not match schema definition.")
  
      } else {
        throw new Error('"disabled_reason" is required!')
      }
      
      const value_failure_streak_10 = obj["failure_streak"]
      if (value_failure_streak_10 !== undefined) {
        json += ",\"failure_streak\":"
        json += asInteger(value_failure_streak_10)
      } else {
        throw new Error('"failure_streak" is required!')
      }
      
      const value_last_success_at_11 = obj["last_success_at"]
      if (value_last_success_at_11 !== undefined) {
        json += ",\"last_success_at\":"
        
          if (value_last_success_at_11 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_last_success_at_11 === "string" ||
            value_last_success_at_11 === null ||
            value_last_success_at_11 instanceof Date ||
            value_last_success_at_11 instanceof RegExp ||
            (
              typeof value_last_success_at_11 === "object" &&
              typeof value_last_success_at_11.toString === "function" &&
              value_last_success_at_11.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_last_success_at_11)
          }
        
    else throw new TypeError("The value of '#/definitions/NullableTimestamp' does not match schema definition.")
  
      } else {
        throw new Error('"last_success_at" is required!')
      }
      
      const value_last_failure_at_12 = obj["last_failure_at"]
      if (value_last_failure_at_12 !== undefined) {
        json += ",\"last_failure_at\":"
        
          if (value_last_failure_at_12 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_last_failure_at_12 === "string" ||
            value_last_failure_at_12 === null ||
            value_last_failure_at_12 instanceof Date ||
            value_last_failure_at_12 instanceof RegExp ||
            (
              typeof value_last_failure_at_12 === "object" &&
              typeof value_last_failure_at_12.toString === "function" &&
              value_last_failure_at_12.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_last_failure_at_12)
          }
        
    else throw new TypeError("The value of '#/definitions/NullableTimestamp' does not match schema definition.")
  
      } else {
        throw new Error('"last_failure_at" is required!')
      }
      
      const value_rotation_expires_at_13 = obj["rotation_expires_at"]
      if (value_rotation_expires_at_13 !== undefined) {
        json += ",\"rotation_expires_at\":"
        
          if (value_rotation_expires_at_13 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_rotation_expires_at_13 === "string" ||
            value_rotation_expires_at_13 === null ||
            value_rotation_expires_at_13 instanceof Date ||
            value_rotation_expires_at_13 instanceof RegExp ||
            (
              typeof value_rotation_expires_at_13 === "object" &&
              typeof value_rotation_expires_at_13.toString === "function" &&
              value_rotation_expires_at_13.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_rotation_expires_at_13)
          }
        
    else throw new TypeError("The value of '#/definitions/NullableTimestamp' does not match schema definition.")
  
      } else {
        throw new Error('"rotation_expires_at" is required!')
      }
      
      const value_created_at_14 = obj["created_at"]
      if (value_created_at_14 !== undefined) {
        json += ",\"created_at\":"
        
        if (typeof value_created_at_14 !== 'string') {
          if (value_created_at_14 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_created_at_14 instanceof Date) {
            json += JSON_STR_QUOTE + value_created_at_14.toISOString() + JSON_STR_QUOTE
          } else if (value_created_at_14 instanceof RegExp) {
            json += asString(value_created_at_14.source)
          } else {
            json += asString(value_created_at_14.toString())
          }
        } else {
          json += asString(value_created_at_14)
        }
        
      } else {
        throw new Error('"created_at" is required!')
      }
      
      const value_updated_at_15 = obj["updated_at"]
      if (value_updated_at_15 !== undefined) {
        json += ",\"updated_at\":"
        
        if (typeof value_updated_at_15 !== 'string') {
          if (value_updated_at_15 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_updated_at_15 instanceof Date) {
            json += JSON_STR_QUOTE + value_updated_at_15.toISOString() + JSON_STR_QUOTE
          } else if (value_updated_at_15 instanceof RegExp) {
            json += asString(value_updated_at_15.source)
          } else {
            json += asString(value_updated_at_15.toString())
          }
        } else {
          json += asString(value_updated_at_15)
        }
        
      } else {
        throw new Error('"updated_at" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

    function anonymous1 (obj) {
      // "__fjs_merged_0#/properties/data"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of '__fjs_merged_0#/properties/data' does not match schema definition.")
    }
    const arrayLength = obj.length
  
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        json += anonymous2(value)
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          json += anonymous2(value)
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "__fjs_merged_0#"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_data_1 = obj["data"]
      if (value_data_1 !== undefined) {
        json += "{\"data\":"
        json += anonymous1(value_data_1)
      } else {
        throw new Error('"data" is required!')
      }
      
      const value_has_more_16 = obj["has_more"]
      if (value_has_more_16 !== undefined) {
        json += ",\"has_more\":"
        json += asBoolean(value_has_more_16)
      } else {
        throw new Error('"has_more" is required!')
      }
      
      const value_next_cursor_17 = obj["next_cursor"]
      if (value_next_cursor_17 !== undefined) {
        json += ",\"next_cursor\":"
        
          if (value_next_cursor_17 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_next_cursor_17 === "string" ||
            value_next_cursor_17 === null ||
            value_next_cursor_17 instanceof Date ||
            value_next_cursor_17 instanceof RegExp ||
            (
              typeof value_next_cursor_17 === "object" &&
              typeof value_next_cursor_17.toString === "function" &&
              value_next_cursor_17.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_next_cursor_17 !== 'string') {
          if (value_next_cursor_17 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_next_cursor_17 instanceof Date) {
            json += JSON_STR_QUOTE + value_next_cursor_17.toISOString() + JSON_STR_QUOTE
          } else if (value_next_cursor_17 instanceof RegExp) {
            json += asString(value_next_cursor_17.source)
          } else {
            json += asString(value_next_cursor_17.toString())
          }
        } else {
          json += asString(value_next_cursor_17)
        }
        
          }
        
    else throw new TypeError("The value of '__fjs_merged_0#/properties/next_cursor' does not match schema definition.")
  
      } else {
        throw new Error('"next_cursor" is required!')
      }
      
      const value_total_18 = obj["total"]
      if (value_total_18 !== undefined) {
        json += ",\"total\":"
        json += asInteger(value_total_18)
      }

return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)}),
"WebhookSecret": lazy(() => {const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone","inlineValidators":true}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  return function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
      // "__fjs_merged_0#"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_id_1 = obj["id"]
      if (value_id_1 !== undefined) {
        json += "{\"id\":"
        
        if (typeof value_id_1 !== 'string') {
          if (value_id_1 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_1 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_1.toISOString() + JSON_STR_QUOTE
          } else if (value_id_1 instanceof RegExp) {
            json += asString(value_id_1.source)
          } else {
            json += asString(value_id_1.toString())
          }
        } else {
          json += asString(value_id_1)
        }
        
      } else {
        throw new Error('"id" is required!')
      }
      
      const value_promoted_2 = obj["promoted"]
      if (value_promoted_2 !== undefined) {
        json += ",\"promoted\":"
        json += asBoolean(value_promoted_2)
      } else {
        throw new Error('"promoted" is required!')
      }
      
      const value_rotation_expires_at_3 = obj["rotation_expires_at"]
      if (value_rotation_expires_at_3 !== undefined) {
        json += ",\"rotation_expires_at\":"
        
          if (value_rotation_expires_at_3 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_rotation_expires_at_3 === "string" ||
            value_rotation_expires_at_3 === null ||
            value_rotation_expires_at_3 instanceof Date ||
            value_rotation_expires_at_3 instanceof RegExp ||
            (
              typeof value_rotation_expires_at_3 === "object" &&
              typeof value_rotation_expires_at_3.toString === "function" &&
              value_rotation_expires_at_3.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_rotation_expires_at_3)
          }
        
    else throw new TypeError("The value of '#/definitions/NullableTimestamp' does not match schema definition.")
  
      } else {
        throw new Error('"rotation_expires_at" is required!')
      }
      
      const value_secret_4 = obj["secret"]
      if (value_secret_4 !== undefined) {
        json += ",\"secret\":"
        
        if (typeof value_secret_4 !== 'string') {
          if (value_secret_4 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_secret_4 instanceof Date) {
            json += JSON_STR_QUOTE + value_secret_4.toISOString() + JSON_STR_QUOTE
          } else if (value_secret_4 instanceof RegExp) {
            json += asString(value_secret_4.source)
          } else {
            json += asString(value_secret_4.toString())
          }
        } else {
          json += asString(value_secret_4)
        }
        
      }

return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)}),
"WebhookTestResult": lazy(() => {const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone","inlineValidators":true}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  return function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
      // "#/definitions/SentRequest/properties/headers"
      function anonymous2 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_11 = false

    for (const key of Object.keys(obj)) {
      if (
        
        obj[key] === undefined ||
        typeof obj[key] === 'function' ||
        typeof obj[key] === 'symbol'
      ) continue
      const value = obj[key]
  
        json += addComma_11 ? JSON_STR_COMMA : ((addComma_11 = true), JSON_STR_BEGIN_OBJECT)
        json += asString(key) + JSON_STR_COLONS
        
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
      
    }
  if (!addComma_11) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

      // "#/definitions/SentRequest"
      function anonymous1 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_method_8 = obj["method"]
      if (value_method_8 !== undefined) {
        json += "{\"method\":"
        
        if (typeof value_method_8 !== 'string') {
          if (value_method_8 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_method_8 instanceof Date) {
            json += JSON_STR_QUOTE + value_method_8.toISOString() + JSON_STR_QUOTE
          } else if (value_method_8 instanceof RegExp) {
            json += asString(value_method_8.source)
          } else {
            json += asString(value_method_8.toString())
          }
        } else {
          json += asString(value_method_8)
        }
        
      } else {
        throw new Error('"method" is required!')
      }
      
      const value_url_9 = obj["url"]
      if (value_url_9 !== undefined) {
        json += ",\"url\":"
        
        if (typeof value_url_9 !== 'string') {
          if (value_url_9 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_url_9 instanceof Date) {
            json += JSON_STR_QUOTE + value_url_9.toISOString() + JSON_STR_QUOTE
          } else if (value_url_9 instanceof RegExp) {
            json += asString(value_url_9.source)
          } else {
            json += asString(value_url_9.toString())
          }
        } else {
          json += asString(value_url_9)
        }
        
      } else {
        throw new Error('"url" is required!')
      }
      
      const value_headers_10 = obj["headers"]
      if (value_headers_10 !== undefined) {
        json += ",\"headers\":"
        json += anonymous2(value_headers_10)
      } else {
        throw new Error('"headers" is required!')
      }
      
      const value_body_12 = obj["body"]
      if (value_body_12 !== undefined) {
        json += ",\"body\":"
        
        if (typeof value_body_12 !== 'string') {
          if (value_body_12 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_body_12 instanceof Date) {
            json += JSON_STR_QUOTE + value_body_12.toISOString() + JSON_STR_QUOTE
          } else if (value_body_12 instanceof RegExp) {
            json += asString(value_body_12.source)
          } else {
            json += asString(value_body_12.toString())
          }
        } else {
          json += asString(value_body_12)
        }
        
      } else {
        throw new Error('"body" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    

      // "__fjs_merged_0#"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_ok_1 = obj["ok"]
      if (value_ok_1 !== undefined) {
        json += "{\"ok\":"
        json += asBoolean(value_ok_1)
      } else {
        throw new Error('"ok" is required!')
      }
      
      const value_status_2 = obj["status"]
      if (value_status_2 !== undefined) {
        json += ",\"status\":"
        
          if (value_status_2 === null) {
            json += JSON_STR_NULL
          }
          
          else if(Number.isInteger(value_status_2) || value_status_2 === null) {
            json += asInteger(value_status_2)
          }
        
    else throw new TypeError("The value of '__fjs_merged_0#/properties/status' does not match schema definition.")
  
      } else {
        throw new Error('"status" is required!')
      }
      
      const value_body_3 = obj["body"]
      if (value_body_3 !== undefined) {
        json += ",\"body\":"
        
          if (value_body_3 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_body_3 === "string" ||
            value_body_3 === null ||
            value_body_3 instanceof Date ||
            value_body_3 instanceof RegExp ||
            (
              typeof value_body_3 === "object" &&
              typeof value_body_3.toString === "function" &&
              value_body_3.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_body_3 !== 'string') {
          if (value_body_3 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_body_3 instanceof Date) {
            json += JSON_STR_QUOTE + value_body_3.toISOString() + JSON_STR_QUOTE
          } else if (value_body_3 instanceof RegExp) {
            json += asString(value_body_3.source)
          } else {
            json += asString(value_body_3.toString())
          }
        } else {
          json += asString(value_body_3)
        }
        
          }
        
    else throw new TypeError("The value of '__fjs_merged_0#/properties/body' does not match schema definition.")
  
      } else {
        throw new Error('"body" is required!')
      }
      
      const value_error_4 = obj["error"]
      if (value_error_4 !== undefined) {
        json += ",\"error\":"
        
          if (value_error_4 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_error_4 === "string" ||
            value_error_4 === null ||
            value_error_4 instanceof Date ||
            value_error_4 instanceof RegExp ||
            (
              typeof value_error_4 === "object" &&
              typeof value_error_4.toString === "function" &&
              value_error_4.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_error_4 !== 'string') {
          if (value_error_4 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_error_4 instanceof Date) {
            json += JSON_STR_QUOTE + value_error_4.toISOString() + JSON_STR_QUOTE
          } else if (value_error_4 instanceof RegExp) {
            json += asString(value_error_4.source)
          } else {
            json += asString(value_error_4.toString())
          }
        } else {
          json += asString(value_error_4)
        }
        
          }
        
    else throw new TypeError("The value of '__fjs_merged_0#/properties/error' does not match schema definition.")
  
      } else {
        throw new Error('"error" is required!')
      }
      
      const value_duration_ms_5 = obj["duration_ms"]
      if (value_duration_ms_5 !== undefined) {
        json += ",\"duration_ms\":"
        json += asInteger(value_duration_ms_5)
      } else {
        throw new Error('"duration_ms" is required!')
      }
      
      const value_request_6 = obj["request"]
      if (value_request_6 !== undefined) {
        json += ",\"request\":"
        json += anonymous1(value_request_6)
      } else {
        throw new Error('"request" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)}),
"WebhookWithSecret": lazy(() => {const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone","inlineValidators":true}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  return function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
    function anonymous1 (obj) {
      // "__fjs_merged_0#/properties/events"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of '__fjs_merged_0#/properties/events' does not match schema definition.")
    }
    const arrayLength = obj.length
  
      if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
        return asPlainStringArray(obj, arrayLength)
      }
      
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "__fjs_merged_0#"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
      const value_id_1 = obj["id"]
      if (value_id_1 !== undefined) {
        json += "{\"id\":"
        
        if (typeof value_id_1 !== 'string') {
          if (value_id_1 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_1 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_1.toISOString() + JSON_STR_QUOTE
          } else if (value_id_1 instanceof RegExp) {
            json += asString(value_id_1.source)
          } else {
            json += asString(value_id_1.toString())
          }
        } else {
          json += asString(value_id_1)
        }
        
      } else {
        throw new Error('"id" is required!')
      }
      
      const value_agent_id_2 = obj["agent_id"]
      if (value_agent_id_2 !== undefined) {
        json += ",\"agent_id\":"
        
          if (value_agent_id_2 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_agent_id_2 === "string" ||
            value_agent_id_2 === null ||
            value_agent_id_2 instanceof Date ||
            value_agent_id_2 instanceof RegExp ||
            (
              typeof value_agent_id_2 === "object" &&
              typeof value_agent_id_2.toString === "function" &&
              value_agent_id_2.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_agent_id_2 !== 'string') {
          if (value_agent_id_2 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_agent_id_2 instanceof Date) {
            json += JSON_STR_QUOTE + value_agent_id_2.toISOString() + JSON_STR_QUOTE
          } else if (value_agent_id_2 instanceof RegExp) {
            json += asString(value_agent_id_2.source)
          } else {
            json += asString(value_agent_id_2.toString())
          }
        } else {
          json += asString(value_agent_id_2)
        }
        
          }
        
    else throw new TypeError("The value of '__fjs_merged_0#/properties/agent_id' does not match schema definition.")
  
      } else {
        throw new Error('"agent_id" is required!')
      }
      
      const value_url_3 = obj["url"]
      if (value_url_3 !== undefined) {
        json += ",\"url\":"
        
        if (typeof value_url_3 !== 'string') {
          if (value_url_3 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_url_3 instanceof Date) {
            json += JSON_STR_QUOTE + value_url_3.toISOString() + JSON_STR_QUOTE
          } else if (value_url_3 instanceof RegExp) {
            json += asString(value_url_3.source)
          } else {
            json += asString(value_url_3.toString())
          }
        } else {
          json += asString(value_url_3)
        }
        
      } else {
        throw new Error('"url" is required!')
      }
      
      const value_events_4 = obj["events"]
      if (value_events_4 !== undefined) {
        json += ",\"events\":"
        json += anonymous1(value_events_4)
      } else {
        throw new Error('"events" is required!')
      }
      
      const value_retry_policy_5 = obj["retry_policy"]
      if (value_retry_policy_5 !== undefined) {
        json += ",\"retry_policy\":"
        
        if (typeof value_retry_policy_5 !== 'string') {
          if (value_retry_policy_5 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_retry_policy_5 instanceof Date) {
            json += JSON_STR_QUOTE + value_retry_policy_5.toISOString() + JSON_STR_QUOTE
          } else if (value_retry_policy_5 instanceof RegExp) {
            json += asString(value_retry_policy_5.source)
          } else {
            json += asString(value_retry_policy_5.toString())
          }
        } else {
          json += asString(value_retry_policy_5)
        }
        
      } else {
        throw new Error('"retry_policy" is required!')
      }
      
      const value_enabled_6 = obj["enabled"]
      if (value_enabled_6 !== undefined) {
        json += ",\"enabled\":"
        json += asBoolean(value_enabled_6)
      } else {
        throw new Error('"enabled" is required!')
      }
      
      const value_disabled_reason_7 = obj["disabled_reason"]
      if (value_disabled_reason_7 !== undefined) {
        json += ",\"disabled_reason\":"
        
          if (value_disabled_reason_7 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_disabled_reason_7 === "string" ||
            value_disabled_reason_7 === null ||
            value_disabled_reason_7 instanceof Date ||
            value_disabled_reason_7 instanceof RegExp ||
            (
              typeof value_disabled_reason_7 === "object" &&
              typeof value_disabled_reason_7.toString === "function" &&
              value_disabled_reason_7.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_disabled_reason_7 !== 'string') {
          if (value_disabled_reason_7 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_disabled_reason_7 instanceof Date) {
            json += JSON_STR_QUOTE + value_disabled_reason_7.toISOString() + JSON_STR_QUOTE
          } else if (value_disabled_reason_7 instanceof RegExp) {
            json += asString(value_disabled_reason_7.source)
          } else {
            json += asString(value_disabled_reason_7.toString())
          }
        } else {
          json += asString(value_disabled_reason_7)
        }
        
          }
        
    else throw new TypeError("The value of '__fjs_merged_0#/properties/disabled_reason' does not match schema definition.")
  
      } else {
        throw new Error('"disabled_reason" is required!')
      }
      
      const value_failure_streak_8 = obj["failure_streak"]
      if (value_failure_streak_8 !== undefined) {
        json += ",\"failure_streak\":"
        json += asInteger(value_failure_streak_8)
      } else {
        throw new Error('"failure_streak" is required!')
      }
      
      const value_last_success_at_9 = obj["last_success_at"]
      if (value_last_success_at_9 !== undefined) {
        json += ",\"last_success_at\":"
        
          if (value_last_success_at_9 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_last_success_at_9 === "string" ||
            value_last_success_at_9 === null ||
            value_last_success_at_9 instanceof Date ||
            value_last_success_at_9 instanceof RegExp ||
            (
              typeof value_last_success_at_9 === "object" &&
              typeof value_last_success_at_9.toString === "function" &&
              value_last_success_at_9.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_last_success_at_9)
          }
        
    else throw new TypeError("The value of '#/definitions/NullableTimestamp' does not match schema definition.")
  
      } else {
        throw new Error('"last_success_at" is required!')
      }
      
      const value_last_failure_at_10 = obj["last_failure_at"]
      if (value_last_failure_at_10 !== undefined) {
        json += ",\"last_failure_at\":"
        
          if (value_last_failure_at_10 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_last_failure_at_10 === "string" ||
            value_last_failure_at_10 === null ||
            value_last_failure_at_10 instanceof Date ||
            value_last_failure_at_10 instanceof RegExp ||
            (
              typeof value_last_failure_at_10 === "object" &&
              typeof value_last_failure_at_10.toString === "function" &&
              value_last_failure_at_10.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_last_failure_at_10)
          }
        
    else throw new TypeError("The value of '#/definitions/NullableTimestamp' does not match schema definition.")
  
      } else {
        throw new Error('"last_failure_at" is required!')
      }
      
      const value_rotation_expires_at_11 = obj["rotation_expires_at"]
      if (value_rotation_expires_at_11 !== undefined) {
        json += ",\"rotation_expires_at\":"
        
          if (value_rotation_expires_at_11 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_rotation_expires_at_11 === "string" ||
            value_rotation_expires_at_11 === null ||
            value_rotation_expires_at_11 instanceof Date ||
            value_rotation_expires_at_11 instanceof RegExp ||
            (
              typeof value_rotation_expires_at_11 === "object" &&
              typeof value_rotation_expires_at_11.toString === "function" &&
              value_rotation_expires_at_11.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_rotation_expires_at_11)
          }
        
    else throw new TypeError("The value of '#/definitions/NullableTimestamp' does not match schema definition.")
  
      } else {
        throw new Error('"rotation_expires_at" is required!')
      }
      
      const value_created_at_12 = obj["created_at"]
      if (value_created_at_12 !== undefined) {
        json += ",\"created_at\":"
        
        if (typeof value_created_at_12 !== 'string') {
          if (value_created_at_12 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_created_at_12 instanceof Date) {
            json += JSON_STR_QUOTE + value_created_at_12.toISOString() + JSON_STR_QUOTE
          } else if (value_created_at_12 instanceof RegExp) {
            json += asString(value_created_at_12.source)
          } else {
            json += asString(value_created_at_12.toString())
          }
        } else {
          json += asString(value_created_at_12)
        }
        
      } else {
        throw new Error('"created_at" is required!')
      }
      
      const value_updated_at_13 = obj["updated_at"]
      if (value_updated_at_13 !== undefined) {
        json += ",\"updated_at\":"
        
        if (typeof value_updated_at_13 !== 'string') {
          if (value_updated_at_13 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_updated_at_13 instanceof Date) {
            json += JSON_STR_QUOTE + value_updated_at_13.toISOString() + JSON_STR_QUOTE
          } else if (value_updated_at_13 instanceof RegExp) {
            json += asString(value_updated_at_13.source)
          } else {
            json += asString(value_updated_at_13.toString())
          }
        } else {
          json += asString(value_updated_at_13)
        }
        
      } else {
        throw new Error('"updated_at" is required!')
      }
      
      const value_secret_14 = obj["secret"]
      if (value_secret_14 !== undefined) {
        json += ",\"secret\":"
        
        if (typeof value_secret_14 !== 'string') {
          if (value_secret_14 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_secret_14 instanceof Date) {
            json += JSON_STR_QUOTE + value_secret_14.toISOString() + JSON_STR_QUOTE
          } else if (value_secret_14 instanceof RegExp) {
            json += asString(value_secret_14.source)
          } else {
            json += asString(value_secret_14.toString())
          }
        } else {
          json += asString(value_secret_14)
        }
        
      } else {
        throw new Error('"secret" is required!')
      }
      
return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)})
};
